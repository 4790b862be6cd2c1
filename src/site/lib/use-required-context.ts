import { use, type Context } from 'react'

/** Returns the value of a provider above. Throws where there is none, which is a bug. */
export function useRequiredContext<Value>(context: Context<Value | undefined>, provider: string): Value {
  const value = use(context)
  if (value === undefined) throw new Error(`outside ${provider}`)
  return value
}
