import { PlayerPicture } from '@/elements/player-picture'
import { FormStage, type Answers } from '@/forms/form-stage'
import { useOpenDialogs } from '@/site/dialogs'
import { SecurityCenter } from './security-center'

const texts = {
  loading: 'Loading',
  retry: 'Try again',
  'change-password.title': 'Change password',
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

const answersOfAll: Answers = {
  memberInfo: () => ({ id: '1001', account: 'demo_player', nickname: null, type: 0 }),
  memberIcon: () => ({ icons, selected: icons[0] }),
  playerAvatar: () => ({ avatar: icons[0] }),
}

/** The panel, the player's picture as it stands elsewhere, and the dialogs that are open by their names, for tests. */
export function SecurityCenterStage({ answers = {} }: { answers?: Answers }) {
  return (
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={texts}
      site={{ allowedHosts: [], accountTypes: { agent: [1], trial: [4] } }}
      answers={{ ...answersOfAll, ...answers }}
    >
      <header data-testid="header">
        <PlayerPicture account="demo_player" size={2.4} />
      </header>
      <SecurityCenter avatars customerId />
      <OpenDialogs />
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
