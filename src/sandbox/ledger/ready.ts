/** Seeds and settles what the figures of an account depend on, or of a whole merchant where none is named. */
export type Ready = (merchant: string, owner?: string) => Promise<void>
