import type { HelpCentre } from '@/contract/generated/gateway-types'

const helpCentre: HelpCentre['response'] = [
  {
    ...{ id: 'account', title: 'Account' },
    questions: [
      { id: 'signIn', title: 'I cannot sign in', content: '<p>Check the name first.</p>' },
      { id: 'password', title: 'How do I change my password?', content: '<p>In the <b>member center</b>.</p>' },
    ],
  },
  {
    ...{ id: 'money', title: 'Money' },
    questions: [{ id: 'deposit', title: 'When does my deposit arrive?', content: '<ul><li>Within minutes.</li></ul>' }],
  },
]

export const helpAnswers = { helpCentre, feedback: null }

/** Texts that are long, without blanks, and contain active content. */
export const longHelpAnswers: { readonly helpCentre: HelpCentre['response'] } = {
  helpCentre: helpCentre.map((topic) => ({
    ...topic,
    title: `${topic.title} ${'and all that belongs to it '.repeat(4)}`,
    questions: topic.questions.map((question) => ({
      ...question,
      title: `<b>${question.title}</b> ${'Donaudampfschifffahrt'.repeat(4)}`,
      content: `<p onclick="document.title = 1">${'So it is. '.repeat(60)}</p><script>document.title = 2</script>`,
    })),
  })),
}
