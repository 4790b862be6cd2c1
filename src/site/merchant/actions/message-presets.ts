import type { DialogProps, TextKey } from '@/contract/generated/merchant-types'

type Message = DialogProps['message']

const prompt = { title: 'in_popup_prompt', confirm: 'in_increase_submit', closeAfter: 0 } as const

/** A warning with the single button of the specification (1 §8). */
export function warning(text: TextKey): Message {
  return { ...prompt, icon: 'warning', text }
}

/** A success message. */
export function success(text: TextKey, confirm: TextKey = prompt.confirm): Message {
  return { ...prompt, icon: 'success', text, confirm }
}

/** A question with a button to confirm and one to cancel. */
export function question(
  asked: Pick<Message, 'text' | 'confirm'> & Partial<Pick<Message, 'icon' | 'title' | 'cancel'>>,
): Message {
  return { ...prompt, icon: 'none', cancel: 'in_more_cancel', ...asked }
}
