import { describe, expect, it } from 'vitest'
import { languageBases, withinLanguage } from './language-bases'

const items = Object.fromEntries(
  Object.entries({
    EN: 'en',
    VI: 'vi-VN',
    CN: 'zh-Hans-CN',
    TW: 'zh-Hant-TW',
    TY: 'fil-PH',
    PT: 'pt-PT',
    'PT-BR': 'pt-BR',
  }).map(([code, locale]) => [code, { locale, label: code }]),
)
const languages = { items, order: Object.keys(items) }

describe('the addresses of a language', () => {
  it('begin with its shortest tag, those of the default language with nothing', () => {
    const others = { CN: '/zh', TW: '/zh-tw', TY: '/fil', PT: '/pt-pt', 'PT-BR': '/pt' }
    expect(languageBases({ languages, defaultLanguage: 'EN', languageAddresses: true })).toEqual({
      VI: '/vi',
      ...others,
    })
    expect(languageBases({ languages, defaultLanguage: 'VI', languageAddresses: true })).toEqual({
      ...others,
      EN: '/en',
    })
  })

  it('are told apart where two languages have one shortest tag', () => {
    const two = { ...items, XX: { locale: 'vi', label: 'X' } }
    const order = ['EN', 'XX', 'VI']
    const bases = languageBases({ languages: { items: two, order }, defaultLanguage: 'EN', languageAddresses: true })
    expect(bases).toEqual({ XX: '/vi', VI: '/vi-vn' })
  })

  it('are all the same where a brand wants that', () => {
    const bases = languageBases({ languages, defaultLanguage: 'EN', languageAddresses: false })
    expect(bases).toEqual({})
  })
})

describe('a path', () => {
  it.each([
    ['/vi', '/'],
    ['/vi/', '/'],
    ['/vi/rng', '/rng'],
    ['/video', '/video'],
    ['/rng/vi', '/rng/vi'],
    ['/', '/'],
  ])('%s is %s without its language', (path, within) => {
    expect(withinLanguage(path, { VI: '/vi', XX: '/vi-vn' })).toBe(within)
  })
})
