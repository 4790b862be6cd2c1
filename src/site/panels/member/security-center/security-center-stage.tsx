import { PlayerPicture } from '@/site/elements/player/player-picture'
import { FormStage, type Answers } from '@/site/forms/testing/form-stage'
import { useOpenDialogs } from '@/site/merchant/dialogs'
import { Toasts } from '@/site/ui/notices/toasts'
import { SecurityCenter } from './security-center'

const texts = {
  loading: 'Loading',
  retry: 'Try again',
  in_more_cancel: 'Cancel',
  'safety.change': 'Change',
  'safety.password': 'Login password',
  'safety.mobile': 'Mobile number',
  'safety.paymentPassword': 'Payment password',
  'safety.endOthers': 'Sign out elsewhere',
  'safety.endOthersAsk': 'Everywhere else?',
  'safety.ended': 'Ended: {{n}}',
  'safety.session.open': 'Signed in',
  'error.network': 'No connection',
  'copy.copied': 'Copied.',
  'security-center.copy': 'Copy the username',
  'security-center.kind.member': 'Player',
  'copy.notCopied': 'Copy it yourself.',
  'security-center.notSaved': 'Not changed. {{reason}}',
  'security-center.picture': 'Your picture',
  'security-center.pictureOf': 'Picture {{n}} of {{total}}',
  'security-center.saved': 'Saved.',
  'security-center.saving': 'Saving',
}

export const icons = ['slots', 'cards', 'fish'].map((name) => `/merchants/base/assets/banner-${name}-narrow.svg`)

const at = (day: number, state: 'this' | 'open' | 'ended') => ({
  time: `2026-01-0${day}T09:00:00.000Z`,
  place: 'Hà Nội',
  device: 'Chrome · Android',
  state,
})
const security = {
  signIns: [at(3, 'this'), at(2, 'open'), at(1, 'ended')],
  hasPassword: true,
  hasPaymentPassword: false,
  mobile: null,
  email: null,
}

const answersOfAll: Answers = {
  memberInfo: () => ({ id: '1001', account: 'demo_player', nickname: null, type: 0 }),
  memberIcon: () => ({ icons, selected: icons[0] }),
  security: () => security,
  payoutAccounts: () => ({ accounts: [], holder: null, most: 5, institutions: [] }),
  playerAvatar: () => ({ avatar: icons[0] }),
}

/** A test harness: the panel, the player's picture as shown elsewhere, and the names of the open dialogs. */
export function SecurityCenterStage({ answers = {} }: { answers?: Answers }) {
  return (
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={texts}
      site={{ allowedHosts: [], timeZone: 'UTC', accountTypes: { agent: [1], trial: [4] } }}
      answers={{ ...answersOfAll, ...answers }}
    >
      <header data-testid="header">
        <PlayerPicture account="demo_player" size={2.4} />
      </header>
      <SecurityCenter
        money={[]}
        attention={[]}
        avatars
        customerId
        safety={['password', 'mobile']}
        payout={['bank']}
        signIns={5}
      />
      <OpenDialogs />
      <Toasts />
    </FormStage>
  )
}

function OpenDialogs() {
  return useOpenDialogs().map(({ id, name, props }) => (
    <div key={id} role="dialog" aria-label={name}>
      {JSON.stringify(props)}
    </div>
  ))
}
