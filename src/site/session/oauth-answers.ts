import { listenToTabs, tellTabs } from './tab-channel'

/** The window in which the player answered tells the page that opened it. */
const channelName = 'livery-oauth'

/** What a provider answered: a code, or why there is none (RFC 6749, 4.1.2). */
export interface OauthAnswer {
  readonly state: string
  readonly code?: string
  readonly error?: string
}

/** Hands on the answer in the query of the return address. */
export function announceAnswer(query: string): void {
  tellTabs(channelName, Object.fromEntries(new URLSearchParams(query)))
}

/** Calls `onAnswer` with the answer to the question that `state` stands for. Returns how to stop listening. */
export function listenForAnswer(state: string, onAnswer: (answer: OauthAnswer) => void): () => void {
  return listenToTabs(channelName, (data) => {
    if (isAnswer(data) && data.state === state) onAnswer(data)
  })
}

function isAnswer(data: unknown): data is OauthAnswer {
  if (typeof data !== 'object' || data === null || !('state' in data)) return false
  return ['state', 'code', 'error'].every((key) => {
    const value: unknown = (data as Readonly<Record<string, unknown>>)[key]
    return value === undefined ? key !== 'state' : typeof value === 'string'
  })
}
