import type { TestGateway } from '@/sandbox/test-gateway'

interface Player {
  readonly username: string
  readonly token: string
}

/** What a slot's client is answered. Amounts in hundredths. */
interface SlotAnswer {
  readonly win: number | null
  readonly stake: number
  readonly free: { readonly left: number } | null
}

/** Opens a slot of PT for a player. Returns a function that plays a round as the slot's client does. */
export async function playSlot(gateway: TestGateway, { username, token }: Player, merchant = 'plain') {
  const request = {
    launchMode: 'GAME',
    platform: 'flash,html5-desktop',
    clientType: 3,
    merchantCode: merchant,
    language: 'EN',
    username,
    token,
    vassalage: 'PT',
    gameId: 'PT-2900000',
  }
  const { value } = await gateway.call('launchGame', { request, token })
  const address = new URL((value as { content: string }).content)
  const opened = await gateway.app.request(address, { headers: { host: address.host } })
  const play = /"key":"([\w-]+)"/.exec(await opened.text())?.[1] ?? ''
  let rounds = 0
  return async (bet: object): Promise<SlotAnswer> => {
    rounds += 1
    const body = JSON.stringify({ key: `round-${String(rounds).padStart(4, '0')}`, bet })
    const init = { method: 'POST', headers: { host: address.host, play }, body }
    const answer = await gateway.app.request(new URL('/play/round', address), init)
    if (answer.status !== 200) throw new Error(`the bet was refused: ${await answer.text()}`)
    return (await answer.json()) as SlotAnswer
  }
}

/** The same, for bets of a stake in hundredths. */
export async function slotBets(gateway: TestGateway, player: Player, merchant = 'plain') {
  const play = await playSlot(gateway, player, merchant)
  return async (stake: number): Promise<void> => void (await play({ stake }))
}
