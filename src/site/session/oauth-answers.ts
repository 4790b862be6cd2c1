import { listenToTabs, broadcastToTabs } from './tab-channel'

/** BroadcastChannel on which the popup that the provider redirected to tells its opener the answer. */
const channelName = 'livery-oauth'

/** A provider's answer: a code, or an error (RFC 6749, 4.1.2). */
export interface OauthAnswer {
  readonly state: string
  readonly code?: string
  readonly error?: string
}

/** Broadcasts the answer in the return address's query. */
export function announceAnswer(query: string): void {
  broadcastToTabs(channelName, Object.fromEntries(new URLSearchParams(query)))
}

/** Calls `onAnswer` with the answer that carries `state`. Returns a function that stops listening. */
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
