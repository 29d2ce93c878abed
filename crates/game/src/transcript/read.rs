//! Parsing of transcripts; errors name the line and the reason.

use super::line::{Header, Line};
use crate::{Fault, Faults};

/// A parsed transcript, not yet checked against the rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Transcript {
    /// Which game this is.
    pub header: Header,
    /// Everything after it, each with the number of its line in the file.
    pub lines: Vec<(usize, Line)>,
}

impl Transcript {
    /// Is the game in this file finished?
    pub fn finished(&self) -> bool {
        self.lines.last().is_some_and(|(_, line)| is_last(line))
    }
}

/// Longer lines are rejected unparsed.
const LONGEST_LINE: usize = 1 << 20;

/// Reads the text of a transcript.
///
/// ```
/// use game::transcript;
/// let faults = transcript::read("{\"luxor\":1").unwrap_err();
/// assert!(faults.to_string().starts_with("line 1: this is no header of a transcript"), "{faults}");
/// assert!(transcript::read("").unwrap_err().to_string().contains("the file is empty"));
/// ```
pub fn read(text: &str) -> Result<Transcript, Faults> {
    let mut lines =
        text.lines().enumerate().map(|(i, line)| (i + 1, line)).filter(|(_, line)| !line.trim().is_empty());
    let (number, first) = lines
        .next()
        .ok_or_else(|| Fault::whole("the file is empty; a transcript begins with a header line"))?;
    let header: Header = serde_json::from_str(first).map_err(|error| {
        Fault::at(
            number,
            format!(
                "this is no header of a transcript ({error}); one begins with {{\"luxor\":{},\"title\":…",
                super::FORMAT
            ),
        )
    })?;
    if header.luxor != super::FORMAT {
        let what =
            format!("the file has format {}, this program reads format {}", header.luxor, super::FORMAT);
        return Err(Fault::at(number, what).into());
    }
    let mut faults = Vec::new();
    let mut read: Vec<(usize, Line)> = Vec::new();
    for (number, line) in lines {
        match parse(line) {
            Ok(parsed) => read.push((number, parsed)),
            Err(reason) => faults.push(Fault::at(number, reason)),
        }
        if faults.len() == 20 {
            faults.push(Fault::whole("and perhaps more; the reading stopped here"));
            break;
        }
    }
    check_order(&read, &mut faults);
    if !faults.is_empty() {
        return Err(Faults(faults));
    }
    Ok(Transcript { header, lines: read })
}

fn parse(line: &str) -> Result<Line, String> {
    if line.len() > LONGEST_LINE {
        return Err(format!("the line has {} bytes; no line of a transcript is that long", line.len()));
    }
    let value: serde_json::Value = serde_json::from_str(line).map_err(|error| {
        if error.is_eof() {
            "the line ends in the middle: the file was cut off here".into()
        } else {
            format!("this is not JSON: {error}")
        }
    })?;
    serde_json::from_value(value).map_err(|_| {
        "this is no line of a transcript; one has \"deal\", \"turn\", \"do\", \"undo\", \
         \"from\" and \"to\", \"end\" or \"result\", and nothing unknown"
            .into()
    })
}

/// Does nothing follow this line?
fn is_last(line: &Line) -> bool {
    matches!(line, Line::Result(_) | Line::End(_))
}

fn check_order(lines: &[(usize, Line)], faults: &mut Vec<Fault>) {
    match lines.first() {
        Some((_, Line::Deal(_))) => {}
        Some(&(number, _)) => faults.push(Fault::at(number, "the line after the header must be the deal")),
        None if faults.is_empty() => {
            faults.push(Fault::whole("the file ends after its header; the deal is missing"))
        }
        None => {}
    }
    for &(number, ref line) in lines.iter().skip(1) {
        if matches!(line, Line::Deal(_)) {
            faults.push(Fault::at(number, "a second deal"));
        }
    }
    if let Some(end) = lines.iter().position(|(_, line)| is_last(line))
        && let Some(&(number, _)) = lines.get(end + 1)
    {
        faults.push(Fault::at(number, "a line after the result"));
    }
}
