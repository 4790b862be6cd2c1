import { expect, it } from 'vitest'
import { htmlOf } from './article'

it('makes paragraphs, headings and lists, each list in one piece', () => {
  expect(htmlOf(['One.', '## How', '- first', '- second', 'Two.', '- third'])).toBe(
    '<p>One.</p><h3>How</h3><ul><li>first</li><li>second</li></ul><p>Two.</p><ul><li>third</li></ul>',
  )
})

it('lets nothing of a text become markup', () => {
  expect(htmlOf(['<b onclick="x">&</b>'])).toBe('<p>&lt;b onclick=&quot;x&quot;&gt;&amp;&lt;/b&gt;</p>')
})
