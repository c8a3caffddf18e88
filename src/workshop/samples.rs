//! Files as other programs write them, made by hand after the documentation of each format; and a deck of one's own
//! with every kind of card.

use super::card::{
    Amount, Answers, Asks, Choice, Cover, Language, OwnCard, OwnDeck, Sheet, Spoken, Two,
};
use crate::decks::decimal::Decimal;
use crate::decks::midi::Side;
use crate::decks::question::{Listed, Trap};

pub const GIFT: &str = r"// exported by a course
$CATEGORY: $course$/top/Default for Village/Le lac//la mer

// question: 1  name: Capitale
::Capitale::[html]<p>Quelle est la capitale de l'Italie&nbsp;?</p>{
	=Rome#<p>Depuis 1871.</p>
	~Milan
	~Naples#Non.
	~%-33.33333%Turin
	####<p>Rome est aussi la plus grande ville.</p>
}

// question: 2
::Q2::Le mont Blanc est en Europe.{TRUE#Faux \: il y est.#Juste.}

La Lune est une étoile. {F}

Deux et deux font {=quatre =4 =%50%presque quatre =%0%cinq} aujourd’hui.

::Longueur::Combien de mètres a la tour \{Eiffel\} ?{#330:5####En 2022, antennes comprises.}

Quel nombre est entre 1 et 5 ? {#1..5}

Pi ? {#3.14159:0.05}

En quelle année ? {#
	=1822:0#tout juste
	=%50%1822:2#presque
}

Qui mange quoi ? {
	=chat -> souris
	=vache -> herbe
	=panda -> bambou
	=koala -> eucalyptus
	= -> pizza
}

Quels sont des nombres pairs ? {
	~%16.66667%2 ~%16.66667%4 ~%16.66667%6 ~%16.66667%8 ~%16.66667%10 ~%16.66667%12 ~%-100%13
}

[markdown]Grant est {~au lit =dans *la* tombe ~à la mer} de Grant.

Écrivez un poème. {}

Voici une description sans réponse.

Il manque une accolade. {=oui ~non

Deux bonnes ? {=a =b ~c}

::Image::[html]<img src='@@PLUGINFILE@@/a.png'>Qui est-ce ?{=Moi ~Toi ~Lui}
";

pub const AIKEN: &str = "Quelle est la capitale du Pérou ?\r\nA. Lima\r\nB. Quito\r\nC. Cuzco\r\nD. Bogota\r\nANSWER: A\r\n\r\n\
A. Dumas a écrit quel livre ?\r\nA) Germinal\r\nB) Les Trois Mousquetaires\r\nC) Nana\r\nANSWER: B\r\n\r\n\
Le soleil est une étoile.\r\nA. Vrai\r\nB. Faux\r\nANSWER: A\r\n\
Sans réponse ?\r\nA. Oui\r\nB. Non\r\n\r\n\
Deux bonnes ?\r\nA. Oui\r\nB. Non\r\nC. Si\r\nANSWER: A, C\r\n\
Une lettre de trop ?\r\nA. Oui\r\nB. Non\r\nANSWER: E\r\n";

pub const MOODLE: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<!-- question: 0  -->
  <question type="category">
    <category><text>$course$/top/Géographie</text></category>
    <info format="moodle_auto_format"><text></text></info>
  </question>
<!-- question: 1201  -->
  <question type="multichoice">
    <name><text>Fleuve</text></name>
    <questiontext format="html">
      <text><![CDATA[<p dir="ltr">Quel fleuve traverse <b>Lyon</b> &amp; Avignon&nbsp;?</p>]]></text>
    </questiontext>
    <generalfeedback format="html"><text>&lt;p&gt;Il na&#238;t en Suisse.&lt;/p&gt;</text></generalfeedback>
    <defaultgrade>1.0000000</defaultgrade>
    <single>true</single>
    <shuffleanswers>true</shuffleanswers>
    <answer fraction="100" format="html">
      <text>Le Rhône</text>
      <feedback format="html"><text>Oui</text></feedback>
    </answer>
    <answer fraction="0" format="html"><text>La Loire</text><feedback format="html"><text></text></feedback></answer>
    <answer fraction="0" format="html"><text><![CDATA[<p>La Seine</p>]]></text></answer>
    <answer fraction="0" format="html"><text>Le Rhin</text></answer>
    <tags><tag><text>niveau 4</text></tag><tag><text>eau</text></tag></tags>
  </question>
  <question type="truefalse">
    <name><text>Q 2</text></name>
    <questiontext format="moodle_auto_format"><text>Le Danube finit en mer Noire.</text></questiontext>
    <answer fraction="100" format="moodle_auto_format"><text>true</text></answer>
    <answer fraction="0" format="moodle_auto_format"><text>false</text></answer>
  </question>
  <question type="shortanswer">
    <name><text>Capitale</text></name>
    <questiontext format="plain_text"><text>Capitale de l'Autriche ?</text></questiontext>
    <usecase>0</usecase>
    <answer fraction="100" format="moodle_auto_format"><text>Vienne</text></answer>
    <answer fraction="100" format="moodle_auto_format"><text>Wien</text></answer>
    <answer fraction="50" format="moodle_auto_format"><text>Vien</text></answer>
    <answer fraction="0" format="moodle_auto_format"><text>Salzbourg</text></answer>
    <answer fraction="0" format="moodle_auto_format"><text>*</text></answer>
  </question>
  <question type="numerical">
    <name><text>Hauteur</text></name>
    <questiontext format="html"><text>Quelle est la hauteur du mont Blanc ?</text></questiontext>
    <answer fraction="100" format="moodle_auto_format"><text>4805.59</text><tolerance>0.2</tolerance></answer>
    <units>
      <unit><multiplier>0.001</multiplier><unit_name>km</unit_name></unit>
      <unit><multiplier>1</multiplier><unit_name>m</unit_name></unit>
    </units>
  </question>
  <question type="matching">
    <name><text>Pays et capitales</text></name>
    <questiontext format="html"><text>Quelle capitale a quel pays ?</text></questiontext>
    <subquestion format="html"><text>Italie</text><answer><text>Rome</text></answer></subquestion>
    <subquestion format="html"><text>Espagne</text><answer><text>Madrid</text></answer></subquestion>
    <subquestion format="html"><text>Grèce</text><answer><text>Athènes</text></answer></subquestion>
    <subquestion format="html"><text>Suisse</text><answer><text>Berne</text></answer></subquestion>
    <subquestion format="html"><text></text><answer><text>Milan</text></answer></subquestion>
  </question>
  <question type="essay">
    <name><text>Poème</text></name>
    <questiontext format="html"><text>Écrivez un poème.</text></questiontext>
  </question>
  <question type="ddwtos">
    <name><text>Trous</text></name>
    <questiontext format="html"><text>Le [[1]] mange.</text></questiontext>
  </question>
  <question type="multichoice">
    <name><text>Image</text></name>
    <questiontext format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/a.png"> Qui ?]]></text><file name="a.png" encoding="base64">iVBORw0KGgo=</file></questiontext>
    <answer fraction="100"><text>Moi</text></answer>
    <answer fraction="0"><text>Toi</text></answer>
  </question>
</quiz>
"#;

pub const CSV: &str = "\u{FEFF}genre;question;réponse;faux;accepté;refusé;niveau;indice;thème;unité;note\r\n\
choix;Quelle ville ?;Paris;Lyon | Nice | Metz;;;7;;Géographie;;\"Une note; avec un point-virgule\"\r\n\
ouverte;Qui a peint la Joconde ?;Léonard de Vinci;;Vinci | Leonardo;Michel-Ange;;Peinture;Arts;;\r\n\
liste;Quels noms prennent un x ?;bijou = bijoux | caillou | chou | genou;clou = des clous;;;;Orthographe;;;\r\n\
nombre;Combien de mètres ?;330;;;;;Tour;;m;\"Sur deux\nlignes\"\r\n\
deux;La Lune est ;une planète;un satellite\\|naturel;;;;;;;\r\n\
feuille;Lesquels sont pairs ?;2|4|6|8|10|12;13;;;;;;;\r\n\
;Sans genre ?;oui;non | peut-être;;;;;;;\r\n\
nombre;Pas un nombre ?;beaucoup;;;;;;;;\r\n\
poème;Inconnu ?;oui;;;;;;;;\r\n\
choix;Niveau ?;a;b | c;;;99;;;;\r\n";

/// As exported by an online quiz: numbered answers and the number of the right one.
pub const SHEET: &str = "Question - max 120 characters,Answer 1 - max 75 characters,Answer 2,Answer 3,Answer 4,\"Time limit (sec)\",Correct answer(s)\n\
Which planet is red?,Venus,Mars,Jupiter,,20,2\n\
\"Which is a bird, and swims?\",Penguin,Cow,Pig,Dog,20,1\n\
Which two?,a,b,c,d,20,\"1,2\"\n";

pub const TRIVIA: &str = r#"{"response_code":0,"results":[
{"type":"multiple","difficulty":"easy","category":"Entertainment: Books","question":"Who wrote &quot;L&#039;&Eacute;tranger&quot;?","correct_answer":"Albert Camus","incorrect_answers":["Jean-Paul Sartre","Andr&eacute; Gide","Boris Vian"]},
{"type":"boolean","difficulty":"medium","category":"Science &amp; Nature","question":"Sound is faster in water than in air.","correct_answer":"True","incorrect_answers":["False"]},
{"type":"multiple","difficulty":"hard","category":"History","question":"","correct_answer":"1","incorrect_answers":["2","3","4"]}
]}"#;

pub const TRIVIA_PERCENT: &str = r#"{"response_code":0,"results":[{"type":"multiple","difficulty":"easy","category":"Entertainment%3A%20Books","question":"Who%20wrote%20%22L%27%C3%89tranger%22%3F","correct_answer":"Albert%20Camus","incorrect_answers":["Jean-Paul%20Sartre","Andr%C3%A9%20Gide","Boris%20Vian"]}]}"#;

pub const TRIVIA_BASE64: &str = r#"[{"type":"bXVsdGlwbGU=","difficulty":"ZWFzeQ==","category":"RW50ZXJ0YWlubWVudDogQm9va3M=","question":"V2hvIHdyb3RlICJMJ8OJdHJhbmdlciI/","correct_answer":"QWxiZXJ0IENhbXVz","incorrect_answers":["SmVhbi1QYXVsIFNhcnRyZQ==","QW5kcsOpIEdpZGU=","Qm9yaXMgVmlhbg=="]}]"#;

pub const QUIZZ: &str = r#"{
  "fournisseur": "Quelqu'un", "licence": "CC BY-SA", "rédacteur": "Personne", "difficulté": "3 / 5", "version": 1,
  "catégorie-nom-slogan": {
    "fr": { "catégorie": "Animaux", "nom": "Les chats", "slogan": "Miaou" },
    "en": { "catégorie": "Animals", "nom": "Cats", "slogan": "Meow" }
  },
  "quizz": {
    "fr": {
      "débutant": [
        { "id": 1, "question": "De quelle classe est le chat ?", "propositions": ["Reptiles", "Mammifères", "Oiseaux", "Poissons"], "réponse": "Mammifères", "anecdote": "Il allaite ses petits." },
        { "id": 2, "question": "Sans bonne réponse ?", "propositions": ["a", "b", "c", "d"], "réponse": "e", "anecdote": "" }
      ],
      "expert": [
        { "id": 1, "question": "Combien de vies ?", "propositions": ["7", "8", "9", "10"], "réponse": "9", "anecdote": "" }
      ]
    },
    "en": { "débutant": [ { "id": 1, "question": "Which class is the cat?", "propositions": ["Reptiles", "Mammals", "Birds", "Fish"], "réponse": "Mammals", "anecdote": "" } ] }
  }
}"#;

pub const SHIPPED: &str = r#"{ "kickoff": [{ "id": "x-1", "questions": [
    { "q": "Où est Marrakech ?", "visible": "Au Maroc", "hidden": "En Tunisie", "right": "visible", "note": "La ville rouge." },
    { "q": "Qui a sculpté la statue ?", "visible": "Eiffel", "hidden": "Bartholdi", "right": "hidden" } ] }],
  "sheets": [{ "id": "x-2", "q": "Lesquels sont pairs ?", "true": ["2", "4", "6", "8", "10", "12"], "false": "13" }],
  "fatal": [{ "id": "x-3", "questions": [{ "q": "Capitale du Pérou ?", "answer": "Lima", "accept": [], "refuse": ["Cuzco"] }] }],
  "duels": [{ "id": "x-4", "cards": [{ "title": "Fleuves", "q": "Lequel passe à Lyon ?", "right": "Le Rhône", "wrong": ["La Loire", "Le Rhin", "La Seine"] }] }],
  "stars": [{ "id": "x-5", "picture": "a.svg", "answer": "Un chat" }],
  "duel": [{ "id": "x-6", "questions": [
    { "clue": "Tour", "mode": "cible", "q": "Combien de mètres ?", "value": 324, "unit": "m" },
    { "clue": "Choux", "mode": "pingpong", "q": "Lesquels ?", "answers": [{ "a": "chou", "accept": ["choux"] }, { "a": "pou" }, { "a": "hibou" }, { "a": "genou" }], "traps": [{ "a": "clou", "why": "un s" }] },
    { "clue": "Dé", "mode": "chance", "text": "Chacun lance.", "device": "high-die" } ] }],
  "solo": [{ "id": "x-7", "page": 1, "number": 1, "keyword": "Argile", "q": "Quelle flûte ?", "answer": "L’ocarina" }],
  "questions": [{ "id": "x-8", "level": 7, "theme": "geo", "q": "Quelle mer ?", "right": "La Baltique", "wrong": ["La Noire", "La Rouge", "La Morte"] }] }"#;

fn texts<const N: usize>(texts: [&str; N]) -> Vec<String> {
    texts.map(str::to_owned).to_vec()
}

/// A list with signs that have a meaning in one of the formats.
fn list() -> Asks {
    let listed = |a: &str, accept| Listed { a: a.into(), accept };
    let answers = vec![
        listed("chou", texts(["choux", "le chou | vert"])),
        listed("pou", vec![]),
        listed("hi=bou", texts(["hiboux"])),
        listed("genou -> x", vec![]),
    ];
    let traps = vec![
        Trap { a: "clou".into(), why: "un clou, des clous = s".into() },
        Trap { a: "trou".into(), why: String::new() },
    ];
    Asks::List(Answers { answers, traps })
}

fn choice(wrong: Vec<String>, level: Option<u8>) -> Asks {
    Asks::Choice(Choice { right: "Le <b>Rhône</b> & l’Ain".into(), wrong, level })
}

fn number(tenths: i64, unit: &str) -> Asks {
    Asks::Number(Amount::of(Decimal::tenths(tenths), unit))
}

/// A deck with every kind of card, and signs that have a meaning in one of the formats.
pub fn deck() -> OwnDeck {
    let two = |right| {
        let (visible, hidden) = ("=vrai~ment".to_owned(), "C:\\n|x = {y}".to_owned());
        OwnCard::new("Que dit-on : a # b ?", Asks::Two(Two { visible, hidden, right }))
    };
    let truths = texts(["2", "4", "6", "8", "10", "douze; ou \"12\""]);
    let sheet = Sheet { truths, intruder: "13".into() };
    let accept = texts(["M*A*S*H", "%50%moitié", "[html]x", "a, b; c"]);
    let open = Spoken { answer: "T".into(), accept, refuse: texts(["-12 °C", "@b", "+5"]) };
    let mut cards = vec![
        two(Side::Visible),
        two(Side::Hidden),
        OwnCard::new("Lesquels sont pairs\u{202F}?", Asks::Sheet(sheet)),
        OwnCard::new("// Qui ?", Asks::Open(open)).with_clue("1986"),
        OwnCard::new("=1+1 Quel fleuve ?", choice(texts(["a", "b"]), None)),
        OwnCard::new("Quel fleuve &amp; quoi ?", choice(texts(["a", "b", "c"]), Some(15))),
        OwnCard::new("Quels noms ?", list()).with_clue("En :: ou"),
        OwnCard::new("$CATEGORY: x", number(-125, "°C [moyen]")).with_clue("Froid"),
        OwnCard::new("Combien ?", number(3_240, "")),
    ];
    cards[1].note = Some("Une note : \"oui\"; #3 {x} \\ fin.".into());
    cards[3].theme = "Mer/Lac".into();
    cards[4].theme = "Mer/Lac".into();
    cards[6].note = Some("=SOMME(1)".into());
    let name = "Connais-tu ton village ?".to_owned();
    let cover = Cover { name, language: Language::Fr, author: "Zoé".into(), colour: 3 };
    OwnDeck { cover, cards }
}
