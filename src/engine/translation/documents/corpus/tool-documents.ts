/** The English of the documents. */
export const english: Readonly<Record<string, string>> = {
  'nav.home': 'Home',
  'help.rules': 'Hello {{name}}, read the <link>rules</link>.',
  'record.days_one': '{{count}} day',
  'record.days_other': '{{count}} days',
}

/** What each of them says: a translation as it must come back. */
export const translated = {
  'nav.home': 'หน้าแรก',
  'help.rules': 'สวัสดี {{name}} อ่าน<link>กฎ</link>',
} as const

const first = (body: string, attributes = 'target-language="th"') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="EN.json" source-language="en" datatype="plaintext" ${attributes}>
    <body>${body}</body>
  </file>
</xliff>
`

const second = (body: string, version = '2.0') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="${version}" srcLang="en" trgLang="th">
  <file id="f1">${body}</file>
</xliff>
`

/** One translation twice over, in the forms in which tools write it. `isDone`: what they say of its state. */
export const toolDocuments: readonly {
  readonly tool: string
  readonly document: string | Buffer
  readonly isDone: boolean | undefined
}[] = [
  {
    tool: 'OmegaT: codes as <x> and <g> that say nothing of what they are',
    document: first(`
      <group id="nav"><trans-unit id="nav.home"><source>Home</source><target>หน้าแรก</target></trans-unit></group>
      <trans-unit id="help.rules" xml:space="preserve">
        <source>Hello <x id="1"/>, read the <g id="2">rules</g>.</source>
        <target>สวัสดี <x id="1"/> อ่าน<g id="2">กฎ</g></target>
      </trans-unit>`),
    isDone: undefined,
  },
  {
    tool: 'memoQ: a byte order mark, CRLF, numbers for ids, codes with and without their text, older versions beside',
    document: `\uFEFF${first(`
      <trans-unit id="1" resname="nav.home" mq:status="ManuallyConfirmed" xmlns:mq="MQXliff">
        <source xml:space="preserve">Home</source><target xml:space="preserve">หน้าแรก</target>
        <mq:minorversions><mq:historical-unit mq:status="NotStarted"><source>Home</source><target>บ้าน</target></mq:historical-unit></mq:minorversions>
      </trans-unit>
      <trans-unit id="2" resname="help.rules" mq:status="Proofread" xmlns:mq="MQXliff">
        <source>Hello <ph id="1">{{name}}</ph>, read the <bpt id="2">{}</bpt>rules<ept id="2">{}</ept>.</source>
        <target>สวัสดี <ph id="1">{{name}}</ph> อ่าน<bpt id="2">{}</bpt>กฎ<ept id="2">{}</ept></target>
      </trans-unit>`).replaceAll('\n', '\r\n')}`,
    isDone: true,
  },
  {
    tool: 'Trados: segments marked within the target, codes with numbers of their own, words taken out',
    document: first(`
      <trans-unit id="nav.home"><source>Home</source><seg-source><mrk mtype="seg" mid="1">Home</mrk></seg-source>
        <target><mrk mtype="seg" mid="1">หน้า<mrk mtype="x-sdl-deleted">บ้าน</mrk><mrk mtype="x-sdl-added">แรก</mrk></mrk></target>
        <sdl:seg-defs xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"><sdl:seg id="1" conf="ApprovedSignOff"/></sdl:seg-defs></trans-unit>
      <trans-unit id="help.rules">
        <source>Hello <x id="17"/>, read the <g id="18">rules</g>.</source>
        <seg-source><mrk mtype="seg" mid="2">Hello <x id="17"/>, read the <g id="18">rules</g>.</mrk></seg-source>
        <target><mrk mtype="seg" mid="2">สวัสดี <x id="17"/> </mrk><mrk mtype="seg" mid="3">อ่าน<g id="18">กฎ</g></mrk></target>
        <sdl:seg-defs xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"><sdl:seg id="2" conf="Translated"/></sdl:seg-defs>
      </trans-unit>`),
    isDone: true,
  },
  {
    tool: 'Phrase: codes as words, keys as contexts, other translations beside',
    document: first(`
      <trans-unit id="nav.home" resname="nav.home"><source>Home</source><target state="translated">หน้าแรก</target>
        <alt-trans origin="memory"><source>Home</source><target>บ้าน</target></alt-trans></trans-unit>
      <group id="2"><context-group><context context-type="x-key">help.rules</context></context-group><trans-unit id="job:2">
        <source>Hello {{name}}, read the &lt;link&gt;rules&lt;/link&gt;.</source>
        <target state="final">สวัสดี {{name}} อ่าน&lt;link&gt;กฎ&lt;/link&gt;</target>
      </trans-unit></group>`),
    isDone: true,
  },
  {
    tool: 'Weblate: approved units, and an underscore in the language',
    document: first(
      `<trans-unit xml:space="preserve" id="nav.home" approved="yes"><source>Home</source><target state="translated">หน้าแรก</target></trans-unit>
      <trans-unit xml:space="preserve" id="help.rules" approved="yes">
        <source>Hello <x id="INTERPOLATION" equiv-text="{{name}}"/>, read the &lt;link&gt;rules&lt;/link&gt;.</source>
        <target state="final">สวัสดี <x id="INTERPOLATION" equiv-text="{{name}}"/> อ่าน&lt;link&gt;กฎ&lt;/link&gt;</target>
      </trans-unit>`,
      'target-language="th_TH"',
    ),
    isDone: true,
  },
  {
    tool: 'Crowdin: CDATA, notes, a file for each part',
    document: first(`
      <trans-unit id="101" resname="nav.home"><source><![CDATA[Home]]></source><target state="needs-translation"><![CDATA[หน้าแรก]]></target>
        <note>An entry of the menu.</note></trans-unit></body></file>
      <file original="EN.json" source-language="en" datatype="plaintext" target-language="th"><body>
      <trans-unit id="102" resname="help.rules">
        <source><![CDATA[Hello {{name}}, read the <link>rules</link>.]]></source>
        <target state="needs-review-translation"><![CDATA[สวัสดี {{name}} อ่าน<link>กฎ</link>]]></target>
      </trans-unit>`),
    isDone: false,
  },
  {
    tool: 'Poedit: XLIFF 2.0 with the codes of the export',
    document: second(`
      <unit id="nav.home"><segment state="translated"><source>Home</source><target>หน้าแรก</target></segment></unit>
      <unit id="help.rules">
        <originalData><data id="d1">{{name}}</data><data id="d2">&lt;link&gt;</data><data id="d3">&lt;/link&gt;</data></originalData>
        <segment state="final">
          <source>Hello <ph id="1" dataRef="d1"/>, read the <pc id="2" dataRefStart="d2" dataRefEnd="d3">rules</pc>.</source>
          <target>สวัสดี <ph id="1" dataRef="d1"/> อ่าน<pc id="2" dataRefStart="d2" dataRefEnd="d3">กฎ</pc></target>
        </segment>
      </unit>`),
    isDone: true,
  },
  {
    tool: 'several segments in another order, marks, and codes without their text',
    document: second(
      `
      <group id="g1"><unit id="nav.home"><segment state="reviewed"><source>Home</source>
        <target><mrk id="m1" type="term">หน้า<sm id="m2"/>แรก</mrk><em startRef="m2"/></target></segment></unit></group>
      <unit id="help.rules">
        <segment id="s1" state="final"><source>Hello <ph id="1"/>,</source><target order="3">อ่าน<sc id="2"/>กฎ<ec startRef="2"/></target></segment>
        <ignorable><source> </source></ignorable>
        <segment id="s2" state="final"><source>read the <sc id="2"/>rules<ec startRef="2"/>.</source><target order="1">สวัสดี <ph id="1"/></target></segment>
      </unit>`,
      '2.1',
    ),
    isDone: true,
  },
  {
    tool: 'UTF-16 with a mark',
    document: Buffer.from(
      `\uFEFF${first(`
      <trans-unit id="nav.home"><source>Home</source><target>หน้าแรก</target></trans-unit>
      <trans-unit id="help.rules"><source>Hello <x id="1"/>, read the <bx id="2"/>rules<ex id="3"/>.</source>
        <target>
          สวัสดี <x id="1"/> อ่าน<bx id="2"/>กฎ<ex id="3"/>
        </target></trans-unit>`).replace('UTF-8', 'UTF-16')}`,
      'utf16le',
    ),
    isDone: undefined,
  },
  {
    tool: 'Excel: semicolons, a byte order mark, CRLF',
    document:
      '\uFEFFsep=;\r\nkey;part;note;max length;English;translation;state\r\nnav.home;nav;;;Home;หน้าแรก;\r\n' +
      'help.rules;help;;;"Hello {{name}}, read the <link>rules</link>.";"สวัสดี {{name}} อ่าน<link>กฎ</link>";\r\n;;;;;;\r\n',
    isDone: undefined,
  },
  {
    tool: 'Excel: "Unicode text", parted by tabs',
    document: Buffer.from(
      '\uFEFFkey\tEnglish\ttranslation\r\nnav.home\tHome\tหน้าแรก\r\n' +
        'help.rules\t"Hello {{name}}, read the <link>rules</link>."\tสวัสดี {{name}} อ่าน<link>กฎ</link>\r\n',
      'utf16le',
    ),
    isDone: undefined,
  },
  {
    tool: 'Google Sheets and LibreOffice: commas, columns in another order',
    document:
      'translation,State,Key,English\nหน้าแรก,Translated,nav.home,Home\n' +
      'สวัสดี {{name}} อ่าน<link>กฎ</link>,translated,help.rules,"Hello {{name}}, read the <link>rules</link>."\n',
    isDone: true,
  },
]
