//! Writes a deck of one's own as a workbook: the rows of the CSV as cells of text, so that `1/2`, `007` and `=1` stay what
//! they are and no spreadsheet runs or changes a cell. The archive is stored as it is: a deck is small.

use super::card::OwnDeck;
use super::table::cells::unguarded;
use super::table_out::rows;

const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/// The parts that are the same in every workbook: what the parts are, how they belong together, and a style for text.
const PARTS: [(&str, &str); 5] = [
    (
        "[Content_Types].xml",
        r#"<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>"#,
    ),
    (
        "_rels/.rels",
        r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>"#,
    ),
    (
        "xl/workbook.xml",
        r#"<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Questions" sheetId="1" r:id="rId1"/></sheets></workbook>"#,
    ),
    (
        "xl/_rels/workbook.xml.rels",
        r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>"#,
    ),
    (
        "xl/styles.xml",
        r#"<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>"#,
    ),
];

/// Writes the deck.
#[must_use]
pub fn xlsx(deck: &OwnDeck) -> Vec<u8> {
    let mut archive = Archive::default();
    for (name, content) in PARTS {
        archive.put(name, [HEAD, content].concat().as_bytes());
    }
    archive.put("xl/worksheets/sheet1.xml", sheet(deck).as_bytes());
    archive.end()
}

fn sheet(deck: &OwnDeck) -> String {
    let mut sheet = format!("{HEAD}<worksheet xmlns=\"{MAIN}\"><sheetData>");
    for (at, row) in (1..).zip(rows(deck)) {
        sheet.push_str(&format!("<row r=\"{at}\">"));
        for (letter, cell) in ('A'..='Z').zip(row) {
            if !cell.is_empty() {
                let text = escaped(&kept(cell));
                sheet.push_str(&format!("<c r=\"{letter}{at}\" s=\"1\" t=\"inlineStr\"><is><t xml:space=\"preserve\">{text}</t></is></c>"));
            }
        }
        sheet.push_str("</row>");
    }
    sheet.push_str("</sheetData></worksheet>");
    sheet
}

/// A text that comes back as it is: reading takes away an apostrophe that guards a formula.
fn kept(cell: String) -> String {
    if unguarded(&cell) == cell { cell } else { ["'", &cell].concat() }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A ZIP archive whose parts are not packed.
#[derive(Default)]
struct Archive {
    file: Vec<u8>,
    directory: Vec<u8>,
    count: u16,
}

impl Archive {
    fn put(&mut self, name: &str, content: &[u8]) {
        let length = (content.len() as u32).to_le_bytes();
        let mut header = vec![];
        // Version 2.0, names in UTF-8, stored, on the first day that the format knows.
        for field in [20_u16, 1 << 11, 0, 0, 33] {
            header.extend(field.to_le_bytes());
        }
        header.extend(sum(content).to_le_bytes());
        header.extend(length);
        header.extend(length);
        header.extend((name.len() as u16).to_le_bytes());
        header.extend([0; 2]);
        let at = (self.file.len() as u32).to_le_bytes();
        self.file.extend(b"PK\x03\x04");
        self.file.extend(&header);
        self.file.extend(name.as_bytes());
        self.file.extend(content);
        self.directory.extend(b"PK\x01\x02\x14\x00");
        self.directory.extend(&header);
        self.directory.extend([0; 10]);
        self.directory.extend(at);
        self.directory.extend(name.as_bytes());
        self.count += 1;
    }

    fn end(self) -> Vec<u8> {
        let Archive { mut file, directory, count } = self;
        let (length, at) = (directory.len() as u32, file.len() as u32);
        file.extend(directory);
        file.extend(b"PK\x05\x06\0\0\0\0");
        file.extend([count.to_le_bytes(), count.to_le_bytes()].concat());
        file.extend([length.to_le_bytes(), at.to_le_bytes()].concat());
        file.extend([0; 2]);
        file
    }
}

/// The checksum of ZIP (CRC-32).
fn sum(bytes: &[u8]) -> u32 {
    let step = |sum: u32, _| (sum >> 1) ^ (0xEDB8_8320 & (sum & 1).wrapping_neg());
    !bytes.iter().fold(!0, |sum, byte| (0..8).fold(sum ^ u32::from(*byte), step))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_that_of_the_format() {
        assert_eq!(sum(b"123456789"), 0xCBF4_3926);
        assert_eq!(sum(b""), 0);
    }

    #[test]
    fn what_guards_and_marks_is_escaped() {
        assert_eq!(escaped("a<b & c>"), "a&lt;b &amp; c&gt;");
        assert_eq!([kept("=1".into()), kept("'=1".into())], ["=1", "''=1"]);
    }
}
