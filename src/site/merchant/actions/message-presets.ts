import type { DialogProps, TextKey } from '@/contract/generated/merchant-types'

type Message = DialogProps['message']

const prompt = { title: 'in_popup_prompt', confirm: 'in_increase_submit', closeAfter: 0 } as const

/** Says what went wrong or what is missing, with the one button of the specification (1 §8). */
export function warning(text: TextKey): Message {
  return { ...prompt, icon: 'warning', text }
}

/** Says that something is done. */
export function success(text: TextKey, confirm: TextKey = prompt.confirm): Message {
  return { ...prompt, icon: 'success', text, confirm }
}

/** Asks before something is done: what it takes to answer yes, and a button to think again. */
export function question(
  asked: Pick<Message, 'text' | 'confirm'> & Partial<Pick<Message, 'icon' | 'title' | 'cancel'>>,
): Message {
  return { ...prompt, icon: 'none', cancel: 'in_more_cancel', ...asked }
}
