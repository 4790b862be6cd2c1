import { describe, expect, it } from 'vitest'
import type { LegalNode } from '@/contract/site-data/legal-text'
import { documentContent } from './document-content'
import { readDocument } from './read-document'

const front = '---\ntitle: Terms\nversion: 1.0\nvalidFrom: 2026-07-01\n---\n'

const read = (text: string) =>
  readDocument({ path: '/terms.EN.md', document: 'terms', language: 'EN', text, faults: [] })

const problemsOf = (text: string) =>
  read(text).problems.map(({ kind, offset, length }) => `${kind}: ${text.slice(offset, offset + length)}`)

const tagsOf = (nodes: readonly LegalNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const [tag, , ...content] = node
    return [tag, ...tagsOf(content)]
  })

const contentOf = (text: string) => documentContent(read(front + text))

describe('the front matter', () => {
  it('is read with a byte order mark, CRLF and values of YAML that look like numbers', () => {
    const { frontMatter, problems } = read(`\ufeff${`${front}Words.`.replaceAll('\n', '\r\n')}`)
    expect(frontMatter).toEqual({ title: 'Terms', version: '1.0', validFrom: '2026-07-01' })
    expect(problems).toEqual([])
  })

  it('is told by its places: what pandoc writes there, and a day that no calendar has', () => {
    const text = '---\ntitle: "Terms"\nauthor: A. Lawyer\ndate: 1 July 2026\nversion: 2\n---\n\nWords.'
    expect(problemsOf(text)).toEqual(['front-matter: author', 'front-matter: date'])
    expect(
      problemsOf(text.replace('date: 1 July 2026', 'validFrom: 2026-02-30').replace('author: A. Lawyer\n', '')),
    ).toEqual(['front-matter: 2026-02-30'])
  })

  it.each([
    ['31.12.2026', '2026-12-31'],
    ['2026-1-5', '2026-01-05'],
    ['2026/07/01', '2026-07-01'],
    ['2026-07-01T00:00:00Z', '2026-07-01'],
    ['“2026-07-01”', '2026-07-01'],
    ['1 July 2026', '2026-07-01'],
    ['July 1st, 2026', '2026-07-01'],
    ['31/12/2026', '2026-12-31'],
    ['12/31/2026', '2026-12-31'],
    ['07/01/2026', undefined],
    ['31.02.2026', undefined],
    ['1 Juli', undefined],
  ])('says which day is meant by %s, where it can mean one alone', (written, day) => {
    const [problem, ...others] = read(`---\ntitle: Terms\nversion: 1.0\nvalidFrom: ${written}\n---\nWords.`).problems
    expect(others).toEqual([])
    expect(problem?.message).toMatch(/no day of the calendar/)
    expect(problem?.suggestions).toEqual(day === undefined ? [] : [day])
  })

  it.each([
    ['title: Terms: the rules', 'Terms: the rules', "'Terms: the rules'"],
    ['title: {{brand}} terms', '{{brand}} terms', "'{{brand}} terms'"],
    ['title: {{brand}}', '{{brand}}', "'{{brand}}'"],
    ['title: *Terms*', '*Terms*', "'*Terms*'"],
    ["title: 'Don't'", "'Don't'", '"Don\'t"'],
    ['title: "Terms', '"Terms', "'Terms'"],
    ['title:Terms', 'title:Terms', 'title: Terms'],
    ['\ttitle: Terms', '\ttitle: Terms', undefined],
    ['title: Terms\ntitle: Terms', 'title: Terms', undefined],
    ['just words\ntitle: Terms', 'just words', undefined],
    ['version: v 2', 'v 2', 'v-2'],
    ['version: “2.0”', '“2.0”', '2.0'],
    ['Title: Terms', 'Title', 'title'],
    ['“title”: Terms', '“title”', 'title'],
  ])('is told by what is written, once, with what to write: %s', (line, place, meant) => {
    const rest = ['title: Terms', 'version: 1.0', 'validFrom: 2026-07-01'].filter(
      (each) => !line.toLowerCase().includes(each.split(':')[0] ?? ''),
    )
    const text = `---\n${[line, ...rest].join('\n')}\n---\nWords.`
    expect(problemsOf(text)).toEqual([`front-matter: ${place}`])
    expect(read(text).problems[0]?.suggestions ?? []).toEqual(meant === undefined ? [] : [meant])
  })

  it('is asked for where there is none, where it is TOML and where it never ends', () => {
    expect(read('# Terms\n\nWords.').problems[0]?.message).toMatch(/^title, version and validFrom are missing/)
    expect(read('+++\ntitle = "Terms"\n+++\nWords.').problems[0]?.message).toMatch(/TOML/)
    expect(read('---\ntitle: Terms\n\nWords.').problems[0]?.message).toMatch(/no --- below/)
  })
})

describe('a document', () => {
  it.each([
    ['Words.\\\n\nMore.', ['leftover: \\'], []],
    ['A line\\\nand another.', [], []],
    ['**Bold **words', ['leftover: **', 'leftover: **'], []],
    ['**Bold** words, \\*\\*, and card **** 1234', [], []],
    ['##Fees', ['leftover: ##Fees'], ['## Fees']],
    [':warning: No minors: 18+ (10:00:00, a:b:c)', ['leftover: :warning:'], []],
    ['{brand} and {{brand}}', ['leftover: {brand}'], ['{{brand}}']],
    ['On [●] and [...]', ['leftover: [●]', 'leftover: [...]'], []],
    ['[TOC]', ['leftover: [TOC]'], []],
    ['{% include x %}', ['leftover: {% include x %}'], []],
  ])('is told what readers would see as it stands: %s', (body, told, meant) => {
    expect(problemsOf(front + body)).toEqual(told)
    expect(read(front + body).problems.flatMap(({ suggestions = [] }) => suggestions)).toEqual(meant)
  })

  it('is told once of a picture whose address stands at its end, as Google Docs writes it', () => {
    const { problems, links } = read(`${front}![][image1]\n\n[image1]: <data:image/png;base64,iVBORw0KGgo>`)
    expect(problems.map(({ kind }) => kind)).toEqual(['picture'])
    expect(links).toEqual([])
  })

  it('keeps apart what pasted elements set apart', () => {
    const paragraphs = [
      ['p', {}, 'One'],
      ['p', {}, 'Two'],
    ]
    expect(contentOf('<div>One</div><div>Two</div>')).toEqual(paragraphs)
    expect(contentOf('<article><header>One</header><div id="b">Two</div></article>').slice(0, 1)).toEqual(
      paragraphs.slice(0, 1),
    )
    expect(read(`${front}<aside>\n💡 A note\n</aside>`).problems).toEqual([])
  })

  it('loses its title, which the page has above it, and begins at the second level', () => {
    expect(contentOf('# Terms\n\n## One\n\nWords.')).toEqual([
      ['h2', { id: 's-one' }, 'One'],
      ['p', {}, 'Words.'],
    ])
    expect(tagsOf(contentOf('# One\n\n## Two\n\n# Three'))).toEqual(['h2', 'h3', 'h2'])
  })

  it('has the names of headings that Google Docs, pandoc and GitHub give', () => {
    const text = `${front}## **1. Your account** {#h.abc}\n\nSee [1](#h.abc), [2](#your-account), [3](#1-your-account) and [4](#fees).`
    expect([...read(text).anchors]).toEqual(['h.abc', '1-your-account', 'your-account'])
    expect(contentOf('## Fees {#fees}\n\nWords.')[0]).toEqual(['h2', { id: 's-fees' }, 'Fees'])
  })

  it('keeps numbered clauses, tables, footnotes and typographic quotes', () => {
    const content = contentOf('3. “Three”\n4. Four[^a]\n\n| A | B |\n| :-: | --: |\n| 1<br>2 | 3 |\n\n[^a]: A note.')
    expect(content[0]?.[1]).toEqual({ start: 3 })
    expect(tagsOf(content)).toEqual(
      [
        'ol',
        'li',
        'li',
        'sup',
        'a',
        'table',
        'thead',
        'tr',
        'th',
        'th',
        'tbody',
        'tr',
        'td',
        'br',
        'td',
        'notes',
        'ol',
      ].concat(['li', 'p', 'a']),
    )
  })

  it('shows the words of what Word pastes as HTML, and nothing that acts', () => {
    const pasted =
      '<p class=MsoNormal style="margin:0"><span lang=EN-GB>Pasted <b>bold</b><o:p></o:p></span></p>\n\n' +
      '<p onclick="steal()">Plain <a href="javascript:steal()">link</a><script>steal()</script><style>p{}</style></p>\n\n' +
      '<div>Loose <img src=x onerror=steal()> words</div>'
    const content = contentOf(pasted)
    expect(JSON.stringify(content)).not.toContain('steal')
    expect(tagsOf(content)).toEqual(['p', 'strong', 'p', 'p'])
    expect(problemsOf(front + pasted).map((each) => each.slice(0, 14))).toEqual([
      'html: <p oncli',
      'html: <script>',
      'html: <style>',
      'html: <img src',
      'html: <img src',
    ])
  })

  it.each([
    '<!--><a href="//evil.example">x</a>-->',
    '<!---><a href="//evil.example">x</a>-->',
    '<!-- --!><a href="//evil.example">x</a>-->',
    '<div><a " href=//evil.example>x</a></div>',
    `<div><a ' href="/&#9;/evil.example">x</a></div>`,
    '<a title=">" href="\\\\evil.example">x</a>',
    '<table><tr><td><a/href=//evil.example>x</a></table>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<a href="&#1;javascript:alert(1)">x</a>',
    '[x](//evil.example)',
    '[x][y]\n\n[y]: javascript:alert(1)',
    '[x](javascript&colon;alert(1))',
    '<javascript:alert(1)>',
  ])('knows the link of %j, and makes none of it that leads elsewhere or runs', (text) => {
    expect(read(front + text).links).toHaveLength(1)
    expect(JSON.stringify(contentOf(text))).not.toContain('href')
  })

  it.each([
    ['quotes', '> '.repeat(3000)],
    ['quotes without blanks', '>'.repeat(100_000)],
    ['lists', Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
    ['lists on one line', '1. '.repeat(3000)],
    ['elements', '<div>'.repeat(100_000)],
    ['elements of lines', '<b>x\n'.repeat(5000)],
  ])('says at once that %s stand too deeply within each other', (_, text) => {
    const began = performance.now()
    expect(read(`${front}Words.\n\n${text}`).problems.map(({ message }) => message)).toEqual([
      'quotes, lists or elements stand too deeply within each other',
    ])
    expect(documentContent(read(front + text))).toEqual([])
    expect(performance.now() - began).toBeLessThan(2000)
  })

  it('may hold many elements beside each other, whose ends are not written', () => {
    const text = `${'<p>One<br>'.repeat(3000)}\n\n${'<tr><td>1</td></tr>'.repeat(3000)}`
    expect(read(front + text).problems).toEqual([])
  })

  it('tells what pandoc, Word and templates leave behind, each at its place', () => {
    const left = [
      ['Words in [small caps]{.smallcaps}.', '{.smallcaps}'],
      ['::: {custom-style="Body"}', '::: {custom-style="Body"}'],
      ['+------+------+\n| A | B |', '+------+------+'],
      ['See Error! Reference source not found. above.', 'Error! Reference source not found.'],
      ['A note[^1] that is missing.', '[^1]'],
      ['You agree with [Company Name] here.', '[Company Name]'],
      ['2.1 The first\n2.2 The second', '2.2'],
      ['Words\n(b) and more', '(b)'],
    ]
    for (const [text = '', place = ''] of left) expect(problemsOf(`${front}\n${text}`)).toEqual([`leftover: ${place}`])
  })

  it('tells of headings that leave out a level, pictures, and an indented line that becomes code', () => {
    expect(problemsOf(`${front}\n## One\n\n#### Two\n\nWords.`)).toEqual(['heading: #### Two'])
    expect(problemsOf(`${front}\n![][image1]\n\n[image1]: <data:image/png;base64,aGk=>\n`)).toEqual([
      'picture: ![][image1]',
    ])
    expect(problemsOf(`${front}\nOne\n\n    Two\n`)).toEqual(['leftover:     Two'])
  })
})
