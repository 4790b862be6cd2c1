import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notificationOf } from './notification-of'

const settings = {
  name: 'North',
  icon: '/brand/touch.png',
  unread: { 'fil-PH': 'May bago kang mensahe.', en: 'You have a new message.', 'pt-BR': 'Nova mensagem.' },
  renew: { address: '/wps/push', headers: {} },
}
const place = { origin: 'https://north.example', languages: ['en-GB', 'fil'] }

const shown = (message: unknown) => notificationOf(JSON.stringify(message), settings, place)

describe('a notification', () => {
  it('is shown as it was sent, and leads to a page of the site', () => {
    const message = {
      title: 'Hello',
      body: 'All is well',
      icon: '/brand/gift.png',
      tag: 'messages',
      url: '/?member=messages',
    }
    const { url, ...same } = message
    expect(shown(message)).toEqual({ ...same, path: url })
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,<b>',
    'https://north.example@evil.example/',
    '/promotions?token=secret',
    '',
  ])('leads home where it names another place than a page of this site: %s', (url) => {
    expect(shown({ title: 'Hello', url }).path).toBe('/')
    expect(shown({ title: 'Hello', icon: url }).icon).toBe('/brand/touch.png')
  })

  it('takes an address of this site with its origin', () =>
    expect(shown({ title: 'Hello', url: 'https://north.example/promotions#a' }).path).toBe('/promotions#a'))

  it('has no text that turns what stands around it, and none that is longer than a notification', () => {
    expect(shown({ title: 'Win \u202egnihton', body: 'x'.repeat(5000) })).toMatchObject({
      title: 'Win gnihton',
      body: 'x'.repeat(300),
    })
    expect(shown({ title: `a${'\u0301'.repeat(500)}` }).title.length).toBeLessThan(20)
  })
})

describe('what cannot be read is told as a message, in a language of its visitor', () => {
  it.each([
    undefined,
    '',
    'plain text',
    '{',
    '[]',
    'null',
    '7',
    '{"title":""}',
    '{"title":7,"body":"x"}',
    '{"body":"x"}',
  ])('%s', (text) =>
    expect(notificationOf(text, settings, place)).toMatchObject({
      title: 'North',
      body: 'You have a new message.',
      path: '/',
    }),
  )

  it.each([
    [['pt-BR'], 'Nova mensagem.'],
    [['pt'], 'Nova mensagem.'],
    [['sv', 'en-US'], 'You have a new message.'],
    [['sv'], 'May bago kang mensahe.'],
    [[], 'May bago kang mensahe.'],
  ])('for %j', (languages, body) =>
    expect(notificationOf(undefined, settings, { ...place, languages }).body).toBe(body),
  )
})

it('shows something of whatever comes', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { title, path, icon } = notificationOf(text, settings, place)
      expect(title).not.toBe('')
      expect([path, icon].every((each) => /^\/(?!\/)/.test(each))).toBe(true)
    }),
  )
})
