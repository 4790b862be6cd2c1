import { use, type Context } from 'react'

/** What a provider above gives. Throws where there is none, which is a mistake of ours. */
export function useProvided<Value>(context: Context<Value | undefined>, provider: string): Value {
  const value = use(context)
  if (value === undefined) throw new Error(`outside ${provider}`)
  return value
}
