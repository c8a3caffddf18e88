"""Writes the spreadsheets of tests/brought/files, as Excel and LibreOffice write them: python3 tests/brought/spreadsheets.py

Only the standard library is used. Each file's right result lies beside it and is written by hand.
"""
import datetime
import io
import pathlib
import zipfile
from xml.sax.saxutils import escape

FILES = pathlib.Path(__file__).parent / "files"
HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships"


def packed(parts):
    """A ZIP archive of these parts, the same at every call."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, text in parts.items():
            info = zipfile.ZipInfo(name, (2026, 11, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_STORED if name == "mimetype" else zipfile.ZIP_DEFLATED
            archive.writestr(info, text)
    return out.getvalue()


def serial(year, month, day):
    return (datetime.date(year, month, day) - datetime.date(1899, 12, 30)).days


class Shared(list):
    """The texts that cells share."""

    def of(self, item):
        if item not in self:
            self.append(item)
        return self.index(item)


def place(row, column):
    return f"{chr(65 + column)}{row}"


def cell(row, column, value, shared):
    """A cell: a text, a number, True or False, (value, style), or {"rich": …} as its item stands in the shared texts."""
    style = ""
    if isinstance(value, tuple):
        value, style = value[0], f' s="{value[1]}"'
    at = place(row, column)
    if value is None:
        return f'<c r="{at}"{style}/>' if style else ""
    if isinstance(value, bool):
        return f'<c r="{at}"{style} t="b"><v>{int(value)}</v></c>'
    if isinstance(value, (int, float)):
        return f'<c r="{at}"{style}><v>{value}</v></c>'
    item = value["rich"] if isinstance(value, dict) else f'<si><t xml:space="preserve">{escape(value)}</t></si>'
    return f'<c r="{at}"{style} t="s"><v>{shared.of(item)}</v></c>'


def sheet(rows, shared, hidden=(), merged=(), columns="", empty=0):
    """A sheet of rows by their numbers; behind them so many rows that are only formatted."""
    lines = []
    for number, cells in sorted(rows.items()):
        inside = "".join(cell(number, column, value, shared) for column, value in enumerate(cells))
        mark = ' hidden="1"' if number in hidden else ""
        lines.append(f'<row r="{number}" spans="1:8"{mark}>{inside}</row>')
    last = max(rows)
    lines += [f'<row r="{last + more}" s="1" customFormat="1"><c r="A{last + more}" s="1"/></row>' for more in range(1, empty + 1)]
    spans = "".join(f'<mergeCell ref="{ref}"/>' for ref in merged)
    spans = f'<mergeCells count="{len(merged)}">{spans}</mergeCells>' if merged else ""
    return f'{HEAD}<worksheet xmlns="{MAIN}"><dimension ref="A1:H{last}"/>{columns}<sheetData>{"".join(lines)}</sheetData>{spans}</worksheet>'


# 1: 000, 2: 0 %, 3: the day as the place writes it, 4: euros, 5: text.
STYLES = f"""{HEAD}<styleSheet xmlns="{MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="000"/><numFmt numFmtId="165" formatCode="#,##0.00\\ [$€-40C]"/></numFmts><fonts count="1"><font/></fonts><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="165"/><xf numFmtId="49"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>"""


def workbook(sheets, shared):
    """The parts of a workbook of sheets: (name, state, text)."""
    listed = "".join(f'<sheet name="{escape(name)}" sheetId="{at}"{state} r:id="rId{at}"/>' for at, (name, state, _) in enumerate(sheets, 1))
    kinds = "".join(f'<Override PartName="/xl/worksheets/sheet{at}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>' for at, _ in enumerate(sheets, 1))
    targets = "".join(f'<Relationship Id="rId{at}" Type="{DOCUMENT}/worksheet" Target="worksheets/sheet{at}.xml"/>' for at, _ in enumerate(sheets, 1))
    parts = {
        "[Content_Types].xml": f'{HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>{kinds}</Types>',
        "_rels/.rels": f'{HEAD}<Relationships xmlns="{PACKAGE}"><Relationship Id="rId1" Type="{DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'{HEAD}<workbook xmlns="{MAIN}" xmlns:r="{DOCUMENT}"><workbookPr defaultThemeVersion="166925"/><sheets>{listed}</sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'{HEAD}<Relationships xmlns="{PACKAGE}">{targets}</Relationships>',
        "xl/styles.xml": STYLES,
        "xl/sharedStrings.xml": f'{HEAD}<sst xmlns="{MAIN}" count="{len(shared)}" uniqueCount="{len(shared)}">{"".join(shared)}</sst>',
    }
    return parts | {f"xl/worksheets/sheet{at}.xml": text for at, (_, _, text) in enumerate(sheets, 1)}


def excel():
    """What a teacher's workbook may have: a help sheet, a title, formats, hidden rows, merged cells, a draft."""
    shared = Shared()
    rich = "<si><r><t xml:space=\"preserve\">Combien font </t></r><r><rPr><b/></rPr><t>la moitié</t></r><r><t xml:space=\"preserve\"> et rien ?</t></r><rPh sb=\"0\" eb=\"2\"><t>ハン</t></rPh><phoneticPr fontId=\"1\"/></si>"
    day = lambda *date: (serial(*date), 3)
    rows = {
        1: ["Quiz du village"],
        3: ["Question", "Bonne réponse", "Fausse 1", "Fausse 2", "Thème", "Niveau"],
        4: ["Quel agent boit un martini ?", (7, 1), (6, 1), (8, 1), "Cinéma", "facile"],
        5: ["Quelle part de la Terre est couverte d’eau ?", (0.71, 2), (0.5, 2), (0.3, 2), None, "moyen"],
        6: ["Qui se cache ici ?", "personne", "moi", "toi", None, None],
        7: ["Quand la France a-t-elle gagné sa première Coupe du monde ?", day(1998, 7, 12), day(1994, 7, 17), day(2000, 7, 2), "Sport", None],
        8: ["La Terre est-elle ronde ?", True, False],
        9: [{"rich": rich}, ("1/2", 5), ("1/3", 5), ("2/3", 5)],
        10: ["Qui manque ?"],
        11: ["Combien coûte le menu ?", (12.5, 4), (1500, 4), (0.1, 4)],
    }
    main = sheet(rows, shared, hidden=(6,), merged=("A1:F1", "E4:E5"), empty=300)
    help_sheet = sheet({1: ["Remplis l’autre feuille."]}, shared)
    draft = sheet({1: ["Question", "Réponse"], 2: ["Brouillon ?", "oui"]}, shared)
    return packed(workbook([("Aide", "", help_sheet), ("Questions", "", main), ("Brouillon", ' state="hidden"', draft)], shared))


def kahoot():
    shared = Shared()
    rows = {
        2: [None, "Kahoot! Quiz Template"],
        3: [None, "Add questions, at least two answer alternatives, time limit and choose correct answers (at least one). Have fun creating your awesome quiz!"],
        8: [None, "Question - max 120 characters", "Answer 1 - max 75 characters", "Answer 2 - max 75 characters", "Answer 3 - max 75 characters", "Answer 4 - max 75 characters", "Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs", "Correct answer(s) - choose at least one"],
        9: [1, "Which of these is a planet?", "Moon", "Mars", "Sun", "Vega", 20, 2],
        10: [2, "Is Pluto, today, a planet?", "Yes", "No", None, None, 10, 2],
        11: [3, "Which are stars?", "Sun", "Mars", "Vega", "Moon", 20, "1,3"],
        12: [4],
    }
    return packed(workbook([("Sheet1", "", sheet(rows, shared, merged=("B2:H2", "B3:H3")))], shared))


def quizizz():
    shared = Shared()
    rows = {
        1: ["Question Text", "Question Type", "Option 1", "Option 2", "Option 3", "Option 4", "Option 5", "Correct Answer", "Time in seconds", "Image Link", "Answer explanation"],
        2: ["What is the capital of Peru?", "Multiple Choice", "Quito", "Lima", "Cuzco", "Bogota", None, 2, 20, None, "Lima is on the coast."],
        3: ["Which are even?", "Checkbox", 2, 3, 4, 5, None, "1,3", 30],
        4: ["The capital of France is ___", "Fill-in-the-Blank", "Paris", "paris city"],
        5: ["What is this tower?", "Multiple Choice", "Eiffel", "Pisa", "Big Ben", None, None, 1, 30, "https://example.org/a.png"],
    }
    return packed(workbook([("Questions", "", sheet(rows, shared))], shared))


def two_columns():
    """Answers on the left, questions on the right, no names; a column between them is hidden."""
    shared = Shared()
    rows = {1: ["Paris", "x", "Quelle est la capitale de la France ?"], 2: ["Lima", "y", "Et celle du Pérou ?"], 70000: ["Rome", "z", "Et celle de l’Italie ?"]}
    columns = '<cols><col min="2" max="2" width="0" hidden="1" customWidth="1"/></cols>'
    return packed(workbook([("Feuil1", "", sheet(rows, shared, columns=columns))], shared))


OFFICE = "urn:oasis:names:tc:opendocument:xmlns"
ODS = "application/vnd.oasis.opendocument.spreadsheet"


def manifest(inside=""):
    return f'{HEAD}<manifest:manifest xmlns:manifest="{OFFICE}:manifest:1.0"><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml">{inside}</manifest:file-entry></manifest:manifest>'


def libreoffice():
    text = lambda value: f'<table:table-cell office:value-type="string"><text:p>{escape(value)}</text:p></table:table-cell>'
    shown = lambda kind, raw, value: f'<table:table-cell office:value-type="{kind}" {raw}><text:p>{escape(value)}</text:p></table:table-cell>'
    row = lambda *cells, more="": f'<table:table-row{more}>{"".join(cells)}<table:table-cell table:number-columns-repeated="1020"/></table:table-row>'
    note = '<table:table-cell office:value-type="string"><office:annotation><text:p>à vérifier</text:p></office:annotation><text:p>Où est <text:span>Lyon</text:span><text:s text:c="2"/>?</text:p></table:table-cell>'
    rows = [
        row(text("question"), text("réponse"), text("faux"), text("faux"), text("thème")),
        row(note, text("En France"), text("En Italie"), text("Au Pérou"), '<table:table-cell table:number-rows-spanned="2" office:value-type="string"><text:p>Villes</text:p></table:table-cell>'),
        row(text("Quelle part ?"), shown("percentage", 'office:value="0.5"', "50 %"), shown("percentage", 'office:value="0.1"', "10 %"), shown("percentage", 'office:value="0.9"', "90 %"), "<table:covered-table-cell/>"),
        '<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>',
        row(text("Qui se cache ?"), text("moi"), more=' table:visibility="collapse"'),
        row(text("Quel jour ?"), shown("date", 'office:date-value="1989-07-14"', "14/07/89"), shown("date", 'office:date-value="1989-07-15"', "15/07/89"), shown("date", 'office:date-value="1989-07-16"', "16/07/89")),
        row(text("Que manque-t-il ?")),
        '<table:table-row table:number-rows-repeated="1048560"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>',
    ]
    spaces = " ".join(f'xmlns:{name}="{OFFICE}:{name}:1.0"' for name in ("office", "table", "text", "style"))
    content = f'{HEAD}<office:document-content {spaces}><office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Cachée" table:style-name="ta2"><table:table-row>{text("question")}{text("réponse")}</table:table-row></table:table><table:table table:name="Feuille1" table:style-name="ta1"><table:table-column table:number-columns-repeated="1024"/>{"".join(rows)}</table:table></office:spreadsheet></office:body></office:document-content>'
    return packed({"mimetype": ODS, "content.xml": content, "META-INF/manifest.xml": manifest()})


def compound(stream):
    """The old container of Office with one stream of that name: enough to be told by."""
    sector = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(504)
    return sector + stream.encode("utf-16-le").ljust(128, b"\0") + bytes(1024)


def forms():
    shared = Shared()
    rows = {1: ["Horodateur", "Où est Lyon ?"], 2: [(serial(2026, 11, 12), 3), "En France"]}
    return packed(workbook([("Réponses au formulaire 1", "", sheet(rows, shared))], shared))


def main():
    whole = excel()
    files = {
        "excel.xlsx": whole,
        "kahoot.xlsx": kahoot(),
        "quizizz.xlsx": quizizz(),
        "two-columns.xlsx": two_columns(),
        "google-forms.xlsx": forms(),
        "libreoffice.ods": libreoffice(),
        "cut-off.xlsx": whole[: len(whole) // 2],
        "locked.xlsx": compound("EncryptedPackage"),
        "locked.ods": packed({"mimetype": ODS, "content.xml": "\x8f\x02", "META-INF/manifest.xml": manifest('<manifest:encryption-data manifest:checksum="x"/>')}),
        "old.xls": compound("Workbook"),
        "letter.docx": packed({"_rels/.rels": f'{HEAD}<Relationships xmlns="{PACKAGE}"><Relationship Id="rId1" Type="{DOCUMENT}/officeDocument" Target="word/document.xml"/></Relationships>', "word/document.xml": f"{HEAD}<document/>"}),
    }
    for name, content in files.items():
        (FILES / name).write_bytes(content)


if __name__ == "__main__":
    main()
