#!/bin/sh
# Packages:  libicu72 72.1-3+deb12u1 by way of python3-icu 2.10.2-1+b3; beside it gcal 4.1-3.1 and lunar 2.2-9 (all Debian 12)
# Behaviour: a month of the Chinese calendar begins on the day, in China, of the new moon. That of 6 February 2027 is at
#            23:56 there, that of 3 February 2030 at 0:07. ICU computes both some minutes off, on the other side of midnight, so
#            the year of the goat begins a day late and that of the dog a day early. So do the months that begin then. The
#            tables of the Hong Kong Observatory have 6 February 2027 and 3 February 2030, as gcal and lunar do. Whatever takes
#            its calendars from ICU, among it the Intl of Node.js, has these days.
# Input:     the first day of the Chinese years that begin in 2026 to 2031
# Seen:      2027  ICU 7 February, gcal 6 February; lunar has the first day of the first month on 6 February
#            2030  ICU 2 February, gcal 3 February; lunar has the first day of the first month on 3 February
#            2026, 2028, 2029, 2031  ICU and gcal agree
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download libicu72=72.1-3+deb12u1 python3-icu=2.10.2-1+b3 gcal=4.1-3.1 lunar=2.2-9
for package in *.deb; do
    dpkg -x "$package" .
done
cat > years.py << 'END'
import datetime
import icu

calendar = icu.Calendar.createInstance(icu.TimeZone.createTimeZone("Asia/Shanghai"), icu.Locale("en@calendar=chinese"))
for year in range(2026, 2032):
    day = datetime.datetime(year, 1, 20, 4, tzinfo=datetime.timezone.utc)
    while True:
        calendar.setTime(day.timestamp())
        # Months are counted from 0; field 22 says whether the month is a leap month.
        if (calendar.get(icu.Calendar.MONTH), calendar.get(22), calendar.get(icu.Calendar.DATE)) == (0, 0, 1):
            break
        day += datetime.timedelta(days=1)
    print(year, day.strftime("%Y-%m-%d"))
END
libraries=$(dirname "$(find "$folder" -name 'libicui18n.so.72')")
LD_LIBRARY_PATH=$libraries PYTHONPATH=usr/lib/python3/dist-packages /usr/bin/python3 years.py > icu.txt
while read -r year day; do
    other=$(usr/bin/gcal -u --cc-holidays=hk -N "$year" |
        sed -n "s/^Chinese New Year's Day .*: *\([0-9]*\):\([A-Z][a-z]*\) .*/\1 \2/p" | head -n 1)
    other=$(date -d "$other $year" +%Y-%m-%d)
    # shellcheck disable=SC2046
    first=$(usr/bin/lunar $(date -d "$other" '+%Y %m %d') 12 | sed -n 's/^Lunar : [0-9]*\.\([0-9]*\.[0-9]*\)\..*/\1/p')
    echo "$year: ICU $day, gcal $other, which lunar counts as $first"
done < icu.txt > seen
cat seen
cat > expected << 'END'
2026: ICU 2026-02-17, gcal 2026-02-17, which lunar counts as 1.1
2027: ICU 2027-02-07, gcal 2027-02-06, which lunar counts as 1.1
2028: ICU 2028-01-26, gcal 2028-01-26, which lunar counts as 1.1
2029: ICU 2029-02-13, gcal 2029-02-13, which lunar counts as 1.1
2030: ICU 2030-02-02, gcal 2030-02-03, which lunar counts as 1.1
2031: ICU 2031-01-23, gcal 2031-01-23, which lunar counts as 1.1
END
cmp seen expected
