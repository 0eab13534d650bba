import type { Tenant } from './tenant.ts';

interface ContactNumber {
  kind: 'phone' | 'whatsapp';
  /** The number as the shop formats it. */
  text: string;
  /** `tel:` or wa.me link. */
  href: string;
}

/** Returns the contact numbers of a shop with links. */
export function contactNumbers({ phone, whatsapp }: Tenant['contact']): ContactNumber[] {
  return [
    ...(phone ? [{ kind: 'phone' as const, text: phone, href: `tel:${phone.replaceAll(' ', '')}` }] : []),
    ...(whatsapp
      ? [{ kind: 'whatsapp' as const, text: whatsapp, href: `https://wa.me/${whatsapp.replace(/\D/g, '')}` }]
      : []),
  ];
}
