/** What a service receives, in Firefox's terms: sources (posts and chats among them), page addresses and the API key. Nothing
 * without a service. */
export const sentDataTypes = ['websiteContent', 'browsingActivity', 'personalCommunications', 'authenticationInfo'];
