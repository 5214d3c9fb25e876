#!/bin/sh
# Package:   python3-convertdate 2.4.0-1 with python3-pymeeus 0.5.11+dfsg1-1 (Debian 12), between calendars
# Behaviour: the positivist calendar of Comte begins its years with the Gregorian ones, from 1789 on: 13 months of 28 days, a
#            festival, and a second one in leap years, on 31 December. convertdate counts these two as days 1 and 2 of month 14
#            and knows that 212, which is 2000, has both, and yet gives 31 December 2000 the date of the day after, 1 Moses
#            213. So two days have the same date, one date of the year never comes up, and 31 December becomes 1 January on
#            the way there and back. It is the only day from 1789 to 2100 with an error; the leap years around it are right.
# Input:     the last two days of 1996, 2000 and 2004, the day after, and all days from 1789 to 2100 there and back
# Seen:      2000-12-31 is (213, 1, 1), as 2001-01-01 is; (212, 14, 2) is 2000-12-31
# Exits 0 while this holds, and non-zero when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download python3-convertdate=2.4.0-1 python3-pymeeus=0.5.11+dfsg1-1
for package in *.deb; do
    dpkg -x "$package" .
done
cat > days.py << 'END'
import datetime
from convertdate import positivist

for year in (1996, 2000, 2004):
    dates = [positivist.from_gregorian(*day) for day in ((year, 12, 30), (year, 12, 31), (year + 1, 1, 1))]
    print(f"{year}: {dates}, back from {(year - 1788, 14, 2)}: {positivist.to_gregorian(year - 1788, 14, 2)}")
day = datetime.date(1789, 1, 1)
while day.year < 2101:
    there = positivist.from_gregorian(day.year, day.month, day.day)
    back = positivist.to_gregorian(*there)
    if back != (day.year, day.month, day.day):
        print(f"{day}: {there}, and back {back}")
    day += datetime.timedelta(days=1)
END
PYTHONPATH=usr/lib/python3/dist-packages /usr/bin/python3 days.py > seen
cat seen
cat > expected << 'END'
1996: [(208, 14, 1), (208, 14, 2), (209, 1, 1)], back from (208, 14, 2): (1996, 12, 31)
2000: [(212, 14, 1), (213, 1, 1), (213, 1, 1)], back from (212, 14, 2): (2000, 12, 31)
2004: [(216, 14, 1), (216, 14, 2), (217, 1, 1)], back from (216, 14, 2): (2004, 12, 31)
2000-12-31: (213, 1, 1), and back (2001, 1, 1)
END
cmp seen expected
