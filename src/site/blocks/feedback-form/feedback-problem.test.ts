import { expect, it } from 'vitest'
import { feedbackProblem } from './feedback-problem'

it.each<[what: string, content: string, captcha: string, text: string | undefined]>([
  ['nothing', ' \n ', 'abcd', 'feedback-form.noContent'],
  ['19 characters', 'x'.repeat(19), 'abcd', 'feedback-form.short'],
  ['20 with blanks around them', ` ${'x'.repeat(20)} `, 'abcd', undefined],
  ['1,000 that are several letters each', '👨‍👩‍👧'.repeat(1000), 'abcd', undefined],
  ['1,001 characters', 'x'.repeat(1001), 'abcd', 'feedback-form.long'],
  ['no captcha', 'x'.repeat(20), ' ', 'feedback-form.noCaptcha'],
])('says what is wrong with %s', (_, content, captcha, text) =>
  expect(feedbackProblem(content, captcha)?.text).toBe(text),
)
