import type { ServerHtml } from './server-html-case'

const long = (length: number) => 'w'.repeat(length)

const nested = (open: string, close: string, depth: number, within: string) =>
  `${open.repeat(depth)}${within}${close.repeat(depth)}`

const columns = (count: number, cell: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => cell(at)).join('')

/** What is wider than a phone. */
export const wideHtml: readonly ServerHtml[] = [
  { from: 'pre of 480 characters', html: `<pre>${'0123456789'.repeat(48)}</pre>`, shows: '0123456789' },
  { from: 'pre of blanks', html: `<pre>a${' '.repeat(480)}b${'\t'.repeat(80)}end</pre>`, shows: 'end' },
  { from: 'pre with a width', html: `<pre width="400">${long(400)} end</pre>`, shows: 'end' },
  { from: 'code within pre', html: `<pre><code>GET /wps/${long(300)}?end</code></pre>`, shows: 'end' },
  { from: 'nobr', html: `<nobr>${'does not break '.repeat(40)}end</nobr>`, shows: 'end' },
  { from: 'nobr within nobr', html: `<p><nobr><b><nobr>${'words '.repeat(80)}</nobr></b>end</nobr></p>`, shows: 'end' },
  { from: 'a table of 2000 pixels', html: '<table width=2000><tr><td>One<td>end</table>', shows: 'end' },
  { from: 'a table of 500 %', html: '<table width="500%" height="2000"><tr><td>end</table>', shows: 'end' },
  { from: 'cells of 2000 pixels', html: '<table><tr><td width=2000>One<th width="1500">end</table>', shows: 'end' },
  {
    from: 'columns of 2000 pixels',
    html: '<table><colgroup width=900><col width=2000></colgroup><tr><td>One<td>end</table>',
    shows: 'end',
  },
  { from: 'cells that do not wrap', html: `<table><tr><td nowrap>${'words '.repeat(60)}end</table>`, shows: 'end' },
  {
    from: 'twenty columns',
    html: `<table><tr>${columns(20, (at) => `<th>Region ${at}</th>`)}</tr><tr>${columns(20, (at) => `<td>${at * 1e6}</td>`)}</tr></table>`,
    shows: 'Region 19',
  },
  {
    from: 'an address in a cell',
    html: `<table border=1><tr><td>See<td>https://news.example.com/${long(300)}</table>`,
    shows: 'See',
  },
  { from: 'a border of 500 pixels', html: '<table border=500 cellpadding=400><tr><td>end</table>', shows: 'end' },
  {
    from: 'a table beside the text',
    html: `<table align=left width=380><tr><td>a</table>${'words '.repeat(20)}end`,
    shows: 'end',
  },
  {
    from: 'tables within each other',
    html: nested('<table width=640><tr><td>', '</td></tr></table>', 6, 'Dear player, your bonus is here. end'),
    shows: 'Dear player',
  },
  { from: 'hr of 2000 pixels', html: '<hr width=2000 size=4 noshade>end', shows: 'end' },
  { from: 'hr of 300 %', html: '<hr width="300%">end', shows: 'end' },
  { from: 'twelve lists', html: nested('<ul><li>x', '</li></ul>', 12, ' end'), shows: 'end' },
  { from: 'thirty lists', html: nested('<ol><li>', '</li></ol>', 30, 'end'), shows: 'end' },
  { from: 'lists without entries', html: nested('<ul>', '</ul>', 16, 'end'), shows: 'end' },
  { from: 'menus and directories', html: nested('<menu><dir><li>', '</li></dir></menu>', 10, 'end'), shows: 'end' },
  { from: 'definitions', html: nested('<dl><dt>t</dt><dd>', '</dd></dl>', 14, 'end'), shows: 'end' },
  {
    from: 'twenty answers',
    html: nested('<blockquote>On Monday you wrote:', '</blockquote>', 20, 'end'),
    shows: 'end',
  },
  { from: 'large marks', html: '<ol start=2000000000><li>One<li value=1999999999>end</ol>', shows: 'end' },
  { from: 'a word of 480 characters', html: `<h1>${long(480)}</h1><p>end</p>`, shows: 'end' },
  { from: 'a link without a blank', html: `<a href="/brand/icon.svg">${long(300)}</a> end`, shows: 'end' },
  { from: 'blanks that do not break', html: `<p>${'one&nbsp;'.repeat(120)}end</p>`, shows: 'end' },
  { from: 'words that are joined', html: `<p>${'one&#8288;'.repeat(120)} end</p>`, shows: 'end' },
  {
    from: 'letters in large',
    html: `<font size=7><big><big><big><big><big><big>${long(60)}</big></big></big></big></big></big></font>end`,
    shows: 'end',
  },
  {
    from: 'a picture of 2000 pixels',
    html: '<img src="/brand/icon.svg" width=2000 height=900 alt="A">end',
    shows: 'end',
  },
  {
    from: 'a border around a picture',
    html: '<img src="/brand/icon.svg" width=40 border=400 alt="A">end',
    shows: 'end',
  },
  {
    from: 'a picture in a cell',
    html: '<table><tr><td><img src="/brand/icon.svg" width=1200 alt="A"><td>end</table>',
    shows: 'end',
  },
  {
    from: 'a picture beside the text',
    html: '<img src="/brand/icon.svg" align=right width=380 alt="A">words end',
    shows: 'end',
  },
  { from: 'canvas', html: '<canvas width=3000 height=20></canvas>end', shows: 'end' },
  {
    from: 'the other direction',
    html: `<div dir=rtl><pre>${long(300)}</pre><table width=900><tr><td>نص end</table></div>`,
    shows: 'end',
  },
  { from: 'ruby', html: `<ruby>${'漢字'.repeat(60)}<rt>${'kanji '.repeat(20)}</rt></ruby>end`, shows: 'end' },
  {
    from: 'divisions that are centred',
    html: `<center><div align=center><pre>${long(300)}</pre></div></center>end`,
    shows: 'end',
  },
  {
    from: 'a figure',
    html: `<figure><img src="/brand/icon.svg" width=1600 alt="A"><figcaption>${long(200)} end</figcaption></figure>`,
    shows: 'end',
  },
]
