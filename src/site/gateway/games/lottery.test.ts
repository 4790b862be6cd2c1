import { expect, it } from 'vitest'
import { lobbyRequest } from './lottery'

const lobby = { lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'ZY', device: 'WEB', language: 'VI' }
const page = 'https://brand.example/vnlottery'

it('asks for the lobby, and for betting where a lottery is named (2 §7)', () => {
  expect(lobbyRequest('ZY', 'VI', page)).toEqual({ ...lobby, backUrl: page, lottoView: 'lobby' })
  const betting = { ...lobby, backUrl: page, lottoView: 'betting', lottoGameCode: 'MB' }
  expect(lobbyRequest('ZY', 'VI', page, { gameCode: 'MB' })).toEqual(betting)
  expect(lobbyRequest('ZY', 'VI', page, { gameCode: 'MB', playType: 'lo2' })).toEqual({
    ...betting,
    lottoPlayType: 'lo2',
  })
})
