import { readProfile } from './profile.ts';

test.each([null, 7, { addresses: 'none' }, { addresses: [null, 3] }])(
  'readProfile turns %j into an empty profile',
  (value) => {
    expect(readProfile(value)).toEqual({ name: '', email: '', phoneNumber: '', addresses: [] });
  },
);
