/**
 * What design systems call the theme's roles, the likeliest first: the words that a token's name must have. By the role
 * without its colour scheme.
 */
export const roleWords: Readonly<Record<string, string>> = {
  'color.background':
    'background | neutral background 1 | bg | canvas | page | bg default | background default | background base',
  'color.surface':
    'surface | card | background paper | bg surface | layer 01 | bg muted | surface container | layer 1 | background layer 1 | panel',
  'color.surfaceRaised':
    'surface raised | raised | elevated | surface container high | layer 02 | field 01 | bg inset | popover | bg surface secondary | background layer 2 | background elevated',
  'color.text':
    'text | foreground | fg | fg default | text default | text primary | on surface | on background | neutral content | neutral foreground 1 | ink',
  'color.textMuted':
    'text muted | muted | fg muted | text secondary | text subdued | text subtle | on surface variant | neutral foreground 2 | text helper',
  'color.primary':
    'primary | brand | button primary | bg fill brand | interactive | bg accent emphasis | brand background | accent background',
  'color.onPrimary':
    'on primary | primary foreground | primary contrast text | text on | text brand on bg fill | fg on emphasis | foreground on brand',
  'color.accent':
    'accent | link | text link | link text | link primary | fg accent | tertiary | brand foreground link | secondary',
  'color.border':
    'border | border default | divider | outline variant | border subtle | border subtle 01 | stroke | separator | neutral stroke 1 | line',
  'color.borderStrong':
    'border strong | outline | border emphasis | border strong 01 | border input | input border | neutral stroke accessible',
  'color.focus':
    'focus | focus ring | ring | border focus | focus outline | focus outline color | focus indicator | stroke focus 2',
  'color.danger':
    'danger | error | critical | negative | fg danger | text error | text critical | support error | destructive | negative color | status danger foreground 1 | foreground danger | foreground error',
  'color.success':
    'success | status success foreground 1 | positive | fg success | text success | support success | positive color | foreground success',
  'color.warning':
    'warning | caution | attention | fg attention | text warning | support warning | text caution | notice | fg warning | status warning foreground 1 | foreground warning',
  'color.overlay': 'overlay | scrim | backdrop | overlay backdrop | bg overlay | backdrop bg | background overlay',
  'font.body':
    'font body | font family body | body | font family base | font sans | font family sans | font family default | font primary | font stack system | font family',
  'font.heading':
    'font heading | font family heading | heading | font display | font family display | font stack sans serif display | title',
  'fontSize.small':
    'font size small | font size sm | text sm | size small | font size 75 | font size 300 | caption | label',
  'fontSize.body':
    'font size body | font size md | font size medium | font size base | text base | body | font size 100 | font size 400',
  'fontSize.large': 'font size large | font size lg | text lg | body large | font size 200 | font size 500',
  'fontSize.heading': 'font size heading | font size xl | text xl | heading | title | font size 700 | title medium',
  'fontSize.display':
    'font size display | font size 2xl | font size 3xl | text 3xl | display | font size 900 | title large | font size 1000',
  'fontWeight.body':
    'font weight body | weight normal | font weight regular | weight regular | font weight normal | regular | normal',
  'fontWeight.heading': 'font weight heading | font weight bold | weight bold | bold',
  'fontWeight.control':
    'font weight control | font weight semibold | weight semibold | font weight medium | weight medium | semibold | medium',
  'radius.control':
    'radius control | radius button | radius small | radius sm | border radius small | border radius sm | radius 100 | border radius 100 | corner radius 100 | corner radius small',
  'radius.card':
    'radius card | radius medium | radius md | border radius medium | border radius md | radius 200 | border radius 200 | corner radius 200 | corner radius medium',
  'radius.dialog':
    'radius dialog | radius modal | radius large | radius lg | border radius large | border radius lg | radius 300 | border radius 300 | corner radius 300 | corner radius large',
  'space.unit': 'space unit | spacing unit | spacing base | space base',
  'space.gutter': 'space gutter | gutter | spacing gutter | page margin',
  'space.section': 'space section | section | spacing section',
  'shadow.card':
    'shadow card | shadow small | shadow sm | shadow resting small | shadow 100 | elevation low | elevation 1 | shadow low | drop shadow emphasized | shadow 4',
  'shadow.overlay':
    'shadow overlay | shadow large | shadow lg | shadow floating large | shadow 600 | elevation high | elevation 3 | shadow high | drop shadow elevated | shadow modal | shadow 28',
  'duration.short': 'duration short | duration fast | fast | duration 100 | short | duration quick',
  'duration.medium':
    'duration medium | duration normal | duration moderate | normal | duration 200 | duration base | medium',
}
