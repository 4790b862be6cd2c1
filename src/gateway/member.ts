import { memberInfo } from './session-calls'
import { useRead } from './use-read'

/** The signed-in account: its rank among other things (1 §3). */
export function useMember() {
  return useRead(memberInfo, {})
}
