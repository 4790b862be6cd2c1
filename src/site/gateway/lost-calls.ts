/** Says `lost` when a call could not be sent, or its answer did not arrive in time: the line may be gone. */
export const lostCalls = new EventTarget()
