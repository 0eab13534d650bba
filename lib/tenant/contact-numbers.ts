import type { Tenant } from './tenant.ts';

interface ContactNumber {
  kind: 'phone' | 'whatsapp';
  /** As the shop writes it. */
  text: string;
  /** Calls it, or begins a chat. */
  href: string;
}

/** The numbers a shop is reached at. */
export function contactNumbers({ phone, whatsapp }: Tenant['contact']): ContactNumber[] {
  return [
    ...(phone ? [{ kind: 'phone' as const, text: phone, href: `tel:${phone.replaceAll(' ', '')}` }] : []),
    ...(whatsapp
      ? [{ kind: 'whatsapp' as const, text: whatsapp, href: `https://wa.me/${whatsapp.replace(/\D/g, '')}` }]
      : []),
  ];
}
