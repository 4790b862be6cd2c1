import { describe, expect, it } from 'vitest'
import type { Theme } from '@/contract/generated/merchant-types'
import { languageFonts, stacksOf } from './language-fonts'

const languages = {
  order: ['EN', 'TH', 'UR'],
  items: {
    EN: { locale: 'en', label: 'English' },
    TH: { locale: 'th', label: 'ไทย' },
    UR: { locale: 'ur', label: 'اردو' },
  },
}

const file = (family: string, ...codes: string[]): Theme['fonts'][string] => ({
  family,
  src: `/brand/${family}.woff2`,
  weight: '400',
  preload: false,
  ...(codes.length > 0 && { languages: codes }),
})

/** A theme whose texts are in Own, then Nastaliq, then Thai. */
function withFonts(fonts: Theme['fonts']): Pick<Theme, 'fonts' | 'tokens'> {
  const stack = { $value: ['Own', 'Nastaliq', 'Thai', 'sans-serif'] }
  // Of the tokens, these alone are read.
  const tokens = { font: { $type: 'fontFamily', body: stack, heading: stack } } as unknown as Theme['tokens']
  return { fonts, tokens }
}

describe('fonts of languages', () => {
  it('are named on pages of those languages alone, never for a name in another page', () => {
    const theme = withFonts({ own: file('Own'), thai: file('Thai', 'TH'), nastaliq: file('Nastaliq', 'UR') })
    expect(stacksOf(theme).body.$value).toEqual(['Own', 'sans-serif'])
    expect(languageFonts(theme, languages)).toBe(
      ':root:lang(th){--font-body:Own,Thai,sans-serif;--font-heading:Own,Thai,sans-serif}' +
        ':root:lang(ur){--font-body:Own,Nastaliq,sans-serif;--font-heading:Own,Nastaliq,sans-serif}',
    )
  })

  it('are named once for the languages that share them', () => {
    const theme = withFonts({ own: file('Own'), both: file('Nastaliq', 'UR', 'TH') })
    expect(languageFonts(theme, languages)).toMatch(/^:root:is\(:lang\(th\),:lang\(ur\)\)\{[^}]*\}$/)
  })

  it('give lines the height that tall letters need', () => {
    const theme = withFonts({ own: file('Own'), tall: { ...file('Nastaliq', 'UR'), lineHeight: 2 } })
    expect(languageFonts(theme, languages)).toMatch(/^:root:lang\(ur\)\{[^}]*\}:root:lang\(ur\) .*\{line-height:2\}$/)
  })

  it('write nothing where there are none, and leave the fonts of devices in their place', () => {
    const theme = withFonts({ own: file('Own') })
    expect(languageFonts(theme, languages)).toBe('')
    expect(stacksOf(theme).body.$value).toEqual(['Own', 'Nastaliq', 'Thai', 'sans-serif'])
  })

  it('of a language that the brand does not offer are not written', () => {
    expect(languageFonts(withFonts({ lao: file('Thai', 'LO') }), languages)).toBe('')
  })
})
