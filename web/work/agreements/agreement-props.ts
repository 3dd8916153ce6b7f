export interface AgreementProps {
  applicationId: string;
  side: 'creator' | 'influencer';
}
