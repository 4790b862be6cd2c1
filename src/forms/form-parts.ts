import type { FormProps } from '@rjsf/core'
import { BaseInput } from './templates/base-input'
import { FieldTemplate } from './templates/field-template'
import { ObjectFieldTemplate } from './templates/object-field-template'
import { AgreementWidget } from './widgets/agreement-widget'
import { CaptchaWidget } from './widgets/captcha-widget'
import { DateWidget } from './widgets/date-widget'
import { MobileWidget } from './widgets/mobile-widget'
import { PasswordWidget } from './widgets/password-widget'
import { SelectWidget } from './widgets/select-widget'
import { SmsCodeWidget } from './widgets/sms-code-widget'
import { TextWidget } from './widgets/text-widget'

/** Our templates and widgets, by the names that RJSF and the merchant's fields.json call them. */
export const formParts = {
  templates: { BaseInputTemplate: BaseInput, FieldTemplate, ObjectFieldTemplate },
  widgets: {
    text: TextWidget,
    password: PasswordWidget,
    mobile: MobileWidget,
    'sms-code': SmsCodeWidget,
    captcha: CaptchaWidget,
    agreement: AgreementWidget,
    select: SelectWidget,
    date: DateWidget,
  },
} satisfies Pick<FormProps, 'templates' | 'widgets'>
