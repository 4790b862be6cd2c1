import { memberInfo } from './session-calls'
import { useRead } from './use-read'

/** The signed-in account: its rank among other things (1 §3), where somebody wants to know. */
export function useMember(isWanted = true) {
  return useRead(memberInfo, isWanted ? {} : undefined)
}
