import type { ValidateFunction } from 'ajv'

export const sandboxAct: ValidateFunction
export const sandboxCaptcha: ValidateFunction
export const sandboxClock: ValidateFunction
export const sandboxFault: ValidateFunction
export const sandboxFeedback: ValidateFunction
export const sandboxLogEntry: ValidateFunction
export const sandboxLog: ValidateFunction
export const sandboxOutbox: ValidateFunction
export const sandboxPhoneConfirm: ValidateFunction
export const sandboxPhoneSend: ValidateFunction
export const sandboxReset: ValidateFunction
export const sandboxSettings: ValidateFunction
