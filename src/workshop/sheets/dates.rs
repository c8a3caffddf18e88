//! Days and times as a sheet shows them: by the letters of their pattern.

use super::super::card::Language;

/// A part of a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Token {
    /// A letter of the pattern and how often it stands there: `yyyy`, `mm`.
    Field(Field, usize),
    /// A text between them.
    Text(String),
}

/// What a letter of a pattern stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    Year,
    Month,
    Day,
    Hour,
    Minute,
    Second,
    /// AM or PM, which makes hours twelve.
    Half,
}

const MONTHS: [[&str; 12]; 2] = [
    [
        "janvier",
        "février",
        "mars",
        "avril",
        "mai",
        "juin",
        "juillet",
        "août",
        "septembre",
        "octobre",
        "novembre",
        "décembre",
    ],
    [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
];
const SHORT_MONTHS: [[&str; 12]; 2] = [
    [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.",
        "déc.",
    ],
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
];
/// From Saturday on, as days are counted.
const WEEKDAYS: [[&str; 7]; 2] = [
    ["samedi", "dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi"],
    ["Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
];

/// The days from the beginning of 1900 to that of 1904, as sheets count them.
const TO_1904: i64 = 1_462;
/// The days from 1 March of the year 0 to the day before 1900, as sheets count it: they take 1900 for a leap year.
const TO_1900: i64 = 693_899;
/// The first day after the end of the year 9999.
const END: i64 = 2_958_466;
const SECONDS: i64 = 86_400;

/// The parts of a pattern; `None` where it shows no day and no time.
#[must_use]
pub fn tokens(section: &str) -> Option<Vec<Token>> {
    let mut tokens = vec![];
    let mut signs = section.chars().peekable();
    let mut dated = false;
    while let Some(c) = signs.next() {
        match c {
            '"' => tokens.push(Token::Text(signs.by_ref().take_while(|c| *c != '"').collect())),
            '\\' => tokens.extend(signs.next().map(|c| Token::Text(c.into()))),
            '_' | '*' => {
                let _ = signs.next();
            }
            '[' => {
                let inside: String = signs.by_ref().take_while(|c| *c != ']').collect();
                let elapsed = elapsed(&inside);
                dated |= elapsed.is_some();
                tokens.extend(elapsed);
            }
            'A' | 'a' if section.to_ascii_uppercase().contains("AM/PM") => {
                for _ in 0..4 {
                    signs.next();
                }
                tokens.push(Token::Field(Field::Half, 1));
            }
            '0' | '#' | '?' | '%' | 'G' | '@' => return None,
            c => match field(c) {
                Some(field) => {
                    let mut count = 1;
                    while signs.next_if(|next| next.eq_ignore_ascii_case(&c)).is_some() {
                        count += 1;
                    }
                    dated = true;
                    tokens.push(Token::Field(field, count));
                }
                None => tokens.push(Token::Text(c.into())),
            },
        }
    }
    minutes(&mut tokens);
    dated.then_some(tokens)
}

/// Elapsed hours, minutes or seconds, which are shown as such; a language or a colour between brackets is none.
fn elapsed(inside: &str) -> Option<Token> {
    let first = inside.chars().next()?;
    let same = inside.chars().all(|c| first.eq_ignore_ascii_case(&c));
    field(first).filter(|_| same).map(|field| Token::Field(field, inside.len()))
}

fn field(c: char) -> Option<Field> {
    match c.to_ascii_lowercase() {
        'y' => Some(Field::Year),
        'm' => Some(Field::Month),
        'd' => Some(Field::Day),
        'h' => Some(Field::Hour),
        's' => Some(Field::Second),
        _ => None,
    }
}

/// An `m` behind hours or before seconds is minutes.
fn minutes(tokens: &mut [Token]) {
    let fields: Vec<usize> = (0..tokens.len())
        .filter(|at| matches!(tokens[*at], Token::Field(field, _) if field != Field::Half))
        .collect();
    for (place, at) in fields.iter().enumerate() {
        let before = place.checked_sub(1).and_then(|place| fields.get(place));
        let timed =
            is(tokens, before, Field::Hour) || is(tokens, fields.get(place + 1), Field::Second);
        if let Token::Field(field @ Field::Month, 1..=2) = &mut tokens[*at]
            && timed
        {
            *field = Field::Minute;
        }
    }
}

fn is(tokens: &[Token], place: Option<&usize>, wanted: Field) -> bool {
    place.is_some_and(|at| matches!(tokens[*at], Token::Field(field, _) if field == wanted))
}

/// A day of the calendar and the seconds since its midnight.
struct Moment {
    year: i64,
    month: usize,
    day: i64,
    /// As sheets count days, which begin on a Saturday.
    weekday: usize,
    seconds: i64,
}

impl Moment {
    fn of(value: f64, from_1904: bool) -> Option<Moment> {
        if !(0.0..END as f64).contains(&value) {
            return None;
        }
        let all = (value * SECONDS as f64).round() as i64;
        let (count, seconds) = (all / SECONDS + if from_1904 { TO_1904 } else { 0 }, all % SECONDS);
        // There was no 29 February 1900: the days before it are one further on.
        let days = count + TO_1900 + i64::from(count < 60);
        let (year, month, day) = civil(days);
        let weekday = usize::try_from(count % 7).ok()?;
        Some(Moment { year, month, day, weekday, seconds })
    }
}

/// The date of a number of days since 1 March of the year 0.
fn civil(days: i64) -> (i64, usize, i64) {
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    (year, usize::try_from(month).unwrap_or(1), day)
}

/// A number as a day or a time; `None` where it is none.
#[must_use]
pub fn show(tokens: &[Token], value: f64, from_1904: bool, language: Language) -> Option<String> {
    let moment = Moment::of(value, from_1904)?;
    let twelve = tokens.contains(&Token::Field(Field::Half, 1));
    let one = |token: &Token| match token {
        Token::Text(text) => text.clone(),
        Token::Field(field, count) => moment.part(*field, *count, twelve, language),
    };
    Some(tokens.iter().map(one).collect::<String>().trim().to_owned())
}

impl Moment {
    fn part(&self, field: Field, count: usize, twelve: bool, language: Language) -> String {
        let at = language as usize;
        let digits = |value: i64| format!("{value:0>width$}", width = count.min(2));
        let hour = self.seconds / 3_600;
        match field {
            Field::Year if count > 2 => self.year.to_string(),
            Field::Year => format!("{:02}", self.year % 100),
            Field::Month if count > 3 => MONTHS[at][self.month - 1].to_owned(),
            Field::Month if count == 3 => SHORT_MONTHS[at][self.month - 1].to_owned(),
            Field::Month => digits(self.month as i64),
            Field::Day if count > 3 => WEEKDAYS[at][self.weekday].to_owned(),
            Field::Day if count == 3 => WEEKDAYS[at][self.weekday].chars().take(3).collect(),
            Field::Day => digits(self.day),
            Field::Hour if twelve => digits((hour + 11) % 12 + 1),
            Field::Hour => digits(hour),
            Field::Minute => digits(self.seconds / 60 % 60),
            Field::Second => digits(self.seconds % 60),
            Field::Half if hour < 12 => "AM".to_owned(),
            Field::Half => "PM".to_owned(),
        }
    }
}
