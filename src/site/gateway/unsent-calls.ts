/** Dispatches `lost` when a call could not be sent, or timed out: the browser may be offline. */
export const unsentCalls = new EventTarget()
