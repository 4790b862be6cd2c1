import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linksIn, richText, unparsedMarks, type Inline } from './rich-text'

const paragraph = (...content: Inline[]) => ({ kind: 'paragraph', content })

describe('rich text', () => {
  it.each([
    ['plain words', 'plain words', [paragraph('plain words')]],
    ['bold', 'a **b** c', [paragraph('a ', { kind: 'bold', content: ['b'] }, ' c')]],
    [
      'a link',
      'see [help](/help#terms).',
      [paragraph('see ', { kind: 'link', to: '/help#terms', content: ['help'] }, '.')],
    ],
    [
      'a link in bold',
      '**[b](/b)**',
      [paragraph({ kind: 'bold', content: [{ kind: 'link', to: '/b', content: ['b'] }] })],
    ],
    ['paragraphs', 'one\n\ntwo', [paragraph('one'), paragraph('two')]],
    [
      'lists',
      'first:\n- a\n- b\n1. c\n2. d',
      [
        paragraph('first:'),
        { kind: 'list', isNumbered: false, items: [['a'], ['b']] },
        { kind: 'list', isNumbered: true, items: [['c'], ['d']] },
      ],
    ],
    [
      'a list of more than nine, and the next one',
      '9. i\n10. j\n1. a',
      [
        { kind: 'list', isNumbered: true, items: [['i'], ['j']] },
        { kind: 'list', isNumbered: true, items: [['a']] },
      ],
    ],
    ['marks that are kept', '5 \\** 3 \\[x]', [paragraph('5 ** 3 [x]')]],
    ['what is no markup', 'a ** b [c] (d) <i>e</i>', [paragraph('a ** b [c] (d) <i>e</i>')]],
  ])('reads %s', (_, text, blocks) => {
    expect(richText(text)).toEqual(blocks)
  })

  it('names its links', () => {
    expect(linksIn('- [a](/a)\n- **[b](https://b.test)**')).toEqual(['/a', 'https://b.test'])
  })

  it('tells of marks that are left over, and of HTML', () => {
    expect(['a **b', '[a] (/b)', '<b>c</b>', 'a \\** b', '1 < 2'].map((text) => unparsedMarks(text).length)).toEqual([
      1, 1, 2, 0, 0,
    ])
  })

  it('loses no word of any text', () => {
    const words = (each: Inline): string => (typeof each === 'string' ? each : each.content.map(words).join(''))
    fc.assert(
      fc.property(fc.stringMatching(/^[ab*[\]()\\ \n-]{0,30}$/), (text) => {
        const shown = richText(text)
          .flatMap((block) => (block.kind === 'list' ? block.items : [block.content]))
          .map((line) => line.map(words).join(''))
          .join('\n')
        const letters = (each: string) => each.replace(/\]\([^()\s]+\)/g, '').replace(/[^ab]/g, '')
        expect(letters(shown).length).toBeGreaterThanOrEqual(letters(text).length)
      }),
    )
  })
})
