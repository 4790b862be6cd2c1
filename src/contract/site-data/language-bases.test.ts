import { describe, expect, it } from 'vitest'
import { languageBases, languageNames, withinLanguage } from './language-bases'

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

describe('what else the addresses of a language may begin with', () => {
  const site = { languages, defaultLanguage: 'EN', languageAddresses: true }
  const page = (path: string, aliases: string[] = []) => ({ path, aliases })

  it('is the default one’s own tag, and whole tags', () =>
    expect(languageNames(site, {})).toEqual({
      '/en': '',
      '/vi-vn': '/vi',
      '/zh-hans-cn': '/zh',
      '/zh-hant-tw': '/zh-tw',
      '/fil-ph': '/fil',
      '/pt-br': '/pt',
    }))

  it('is nothing that a page begins with', () => {
    const names = languageNames(site, { english: page('/EN'), vietnam: page('/lottery', ['/vi-VN/lottery']) })
    expect(Object.keys(names)).toEqual(['/zh-hans-cn', '/zh-hant-tw', '/fil-ph', '/pt-br'])
  })

  it('is nothing where all languages have one address', () =>
    expect(languageNames({ ...site, languageAddresses: false }, {})).toEqual({}))
})

describe('a path', () => {
  it.each([
    ['/vi', '/'],
    ['/vi/', '/'],
    ['/vi/rng', '/rng'],
    ['/video', '/video'],
    ['/rng/vi', '/rng/vi'],
    ['/', '/'],
    ['/VI/rng', '/rng'],
    ['/en', '/'],
    ['/vi?member=deposit', '/?member=deposit'],
    ['/en//evil.example', '//evil.example'],
  ])('%s is %s without its language', (path, within) => {
    expect(withinLanguage(path, { languageBases: { VI: '/vi', XX: '/vi-vn' }, languageNames: { '/en': '' } })).toBe(
      within,
    )
  })
})
