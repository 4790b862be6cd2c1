import { describe, expect, it } from 'vitest'
import { plainMerchant, testGateway } from '@/sandbox/test-gateway'

async function open(query: string) {
  const { app } = await testGateway([{ ...plainMerchant, name: 'Plain <b>' }])
  const answer = await app.request(`/sandbox/support?${query}`)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('the service window', () => {
  it('speaks in the name of the merchant and in the language of the address', async () => {
    const english = await open('merchant=plain&language=EN&service=LIVECHAT')
    expect(english.text).toContain('<title>Plain &lt;b&gt; customer service</title>')
    expect(english.text).toContain('<html lang="en">')
    const vietnamese = await open('merchant=plain&language=VI&service=VIP')
    expect(vietnamese.text).toContain('<title>Chăm sóc VIP Plain &lt;b&gt;</title>')
    expect(vietnamese.text).toContain('<html lang="vi-VN">')
  })

  it('answers what is asked and goes on from there, without any script', async () => {
    const { text, headers } = await open('merchant=plain&language=EN&service=LIVECHAT&topics=deposit,nonsense')
    expect(text).toContain(
      '<p class="question" id="deposit">When does my deposit arrive?</p><p class="answer">Most deposits',
    )
    expect(text).toContain('topics=deposit%2CsignIn#signIn')
    expect(text).not.toContain('topics=deposit%2Cdeposit')
    expect(text).not.toContain('<script')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('is there for merchants alone', async () => {
    expect((await open('merchant=nobody')).status).toBe(404)
    expect((await open('')).status).toBe(404)
  })
})
