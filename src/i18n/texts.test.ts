import { describe, expect, it } from 'vitest'
import { addTexts, createTexts, hasTexts } from './texts'

describe('texts', () => {
  it('are found by keys with dots, with the brand and parameters filled in', () => {
    const { t } = createTexts('EN', { 'nav.hello': '{{name}} at {{brand}}' }, 'Aurora')
    expect(t('nav.hello', { name: 'Ann' })).toBe('Ann at Aurora')
  })
  it('show markup as text', () => {
    const { t } = createTexts('EN', { hi: '{{name}}' }, 'Aurora')
    expect(t('hi', { name: '<b>' })).toBe('<b>')
  })
  it('follow a change of language', async () => {
    const texts = createTexts('EN', { hi: 'Hello' }, 'Aurora')
    expect(hasTexts(texts, 'TY')).toBe(false)
    addTexts(texts, 'TY', { hi: 'Xin chào' })
    await texts.changeLanguage('TY')
    expect(texts.t('hi')).toBe('Xin chào')
  })
})
