import { Tenant } from '@/lib/tenant/tenant';

/** Configuration of a shop with every optional contact. */
export const sampleTenant = {
  ...Tenant.parse({
    id: 'rida',
    hosts: ['shop.example'],
    name: { en: 'Rida', ar: 'رداء' },
    contact: { email: 'hello@shop.example', phone: '+20 2 1234 5678', whatsapp: '+20 100 123 4567' },
    social: {
      network: { en: 'Instagram', ar: 'إنستجرام' },
      handle: '@rida',
      url: 'https://social.example/rida',
      followers: 1200,
    },
  }),
  origin: 'https://shop.example',
};
